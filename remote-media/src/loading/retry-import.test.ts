import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryImport } from './retry-import'

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
])('after %i failed attempts, it resolves after %i', async (fails, tries) => {
  const load = failing(fails)
  const loaded = retryImport(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(tries)
})

it('rejects after the second attempt', async () => {
  const loaded = retryImport(failing(2))
  loaded.catch(() => {})
  await vi.runAllTimersAsync()
  await expect(loaded).rejects.toThrow('no chunk')
})
