import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useStuck } from './use-stuck'

afterEach(() => void vi.unstubAllGlobals())
const scrolled = (to: number) => {
  vi.stubGlobal('scrollY', to)
  fireEvent.scroll(window)
}

it('marks the header from so many pixels on, and no longer at the top', () => {
  const element = document.createElement('header')
  const ref = { current: element }
  vi.stubGlobal('scrollY', 40)
  const { unmount } = renderHook(() => useStuck(ref, 40))
  expect(element.hasAttribute('data-stuck')).toBe(true)
  scrolled(39)
  expect(element.hasAttribute('data-stuck')).toBe(false)
  scrolled(500)
  expect(element.hasAttribute('data-stuck')).toBe(true)
  unmount()
  scrolled(0)
  expect(element.hasAttribute('data-stuck')).toBe(true)
})
