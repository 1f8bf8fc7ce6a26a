import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchCode } from './fetch-code'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failing = (times: number) => {
  let tries = 0
  return vi.fn(async () => {
    tries += 1
    if (tries <= times) throw new Error('no chunk')
    return 'code'
  })
}

it.each([
  [0, 1],
  [1, 2],
  [2, 3],
])('after %i failed attempts, it resolves after %i', async (fails, tries) => {
  const load = failing(fails)
  const loaded = fetchCode(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(tries)
})

it('rejects after the last pause', async () => {
  const loaded = fetchCode(failing(3))
  loaded.catch(() => {})
  await vi.runAllTimersAsync()
  await expect(loaded).rejects.toThrow('no chunk')
})

it('pauses as it is told', async () => {
  const load = failing(1)
  const loaded = fetchCode(load, [7000])
  await vi.advanceTimersByTimeAsync(6999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('code')
})
