import type { ActivityDetail } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRefetchAtMilestones } from './use-refetch-at-milestones'

const NOW = Date.parse('2026-11-21T08:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

/** An activity by the hours from now until sign-up closes, it begins and it ends. */
const activity = (closes: number, begins: number, ends: number) => {
  const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString()
  const times = { signup_opens_at: at(-99), signup_closes_at: at(closes), starts_at: at(begins), ends_at: at(ends) }
  return times as ActivityDetail
}
function draw(shown: ActivityDetail | undefined) {
  const refresh = vi.fn(async () => {})
  const { unmount } = renderHook(() => useRefetchAtMilestones(shown, refresh))
  return { refresh, unmount, times: () => refresh.mock.calls.length }
}

it('asks again a moment after sign-up closes, and after the end', () => {
  const { times } = draw(activity(1, -2, 3))
  vi.advanceTimersByTime(HOUR_MS + 799)
  expect(times()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(times()).toBe(1)
  vi.advanceTimersByTime(2 * HOUR_MS)
  expect(times()).toBe(2)
  vi.advanceTimersByTime(24 * HOUR_MS)
  expect(times()).toBe(2)
})

it.each([
  ['nothing is known yet', undefined],
  ['the next change is more than six hours away', activity(7, 8, 9)],
  ['all is over', activity(-3, -2, -1)],
])('leaves it where %s', (_, shown) => {
  const { times } = draw(shown)
  expect(vi.getTimerCount()).toBe(0)
  expect(times()).toBe(0)
})

it('asks no more once the page is left', () => {
  const { times, unmount } = draw(activity(1, 2, 3))
  unmount()
  vi.advanceTimersByTime(24 * HOUR_MS)
  expect(times()).toBe(0)
})
