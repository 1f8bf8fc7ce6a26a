import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Progress } from './progress'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says after three seconds that it takes long, and nothing before', () => {
  render(<Progress />)
  const status = screen.getByRole('status')
  act(() => vi.advanceTimersByTime(2900))
  expect(status.textContent).toBe('')
  act(() => vi.advanceTimersByTime(200))
  expect(status.textContent).toContain('slow')
})
