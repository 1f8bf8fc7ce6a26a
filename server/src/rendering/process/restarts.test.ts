import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRestarts } from './restarts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Delay in ms of the next start after so many failures. */
async function delayAfter(failures: number): Promise<number> {
  const from = Date.now()
  let startedAt = 0
  const restarts = createRestarts(() => {
    startedAt = Date.now()
  })
  for (let n = 0; n < failures; n++) restarts.record(false)
  restarts.schedule()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(restarts.isScheduled()).toBe(false)
  return startedAt - from
}

it.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [6, 30_000],
  [40, 30_000],
])('after %i starts that failed the next follows in %i ms', async (failures, ms) => {
  expect(await delayAfter(failures)).toBe(ms)
})

it('one that succeeds ends the delay', () => {
  const restarts = createRestarts(() => undefined)
  restarts.record(false)
  expect(restarts.isDelayed()).toBe(true)
  restarts.record(true)
  expect(restarts.isDelayed()).toBe(false)
})

it('nothing is started once it is cancelled', async () => {
  const start = vi.fn()
  const restarts = createRestarts(start)
  restarts.schedule()
  restarts.cancel()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(start).not.toHaveBeenCalled()
})
