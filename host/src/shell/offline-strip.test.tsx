import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OfflineStrip } from './offline-strip'

const network = (there: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there)
    dispatchEvent(new Event(there ? 'online' : 'offline'))
  })
const above = () => document.documentElement.style.getPropertyValue('--strip')

afterEach(() => vi.restoreAllMocks())

it('is there for as long as the device has no network', () => {
  render(<OfflineStrip />)
  const strip = screen.getByRole('status')
  expect(strip.textContent).toBe('')
  network(false)
  expect(screen.getByRole('status')).toBe(strip)
  expect(strip.textContent).toBe('You are offline. What was opened before is still there.')
  network(true)
  expect(strip.textContent).toBe('')
})

it('tells the headers of the pages how high it is, in whatever letters', () => {
  let resized = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell
      }
      observe() {}
      disconnect() {}
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0)
  const { unmount } = render(<OfflineStrip />)
  network(false)
  height.mockReturnValue(57)
  resized()
  expect(above()).toBe('57px')
  height.mockReturnValue(0)
  resized()
  expect(above()).toBe('0px')
  unmount()
  expect(above()).toBe('')
})
