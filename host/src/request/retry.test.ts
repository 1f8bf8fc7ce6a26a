import { expect, it, vi } from 'vitest'
import { TOTAL_MS, withRetries } from './retry'
import { WireError } from './transport'

/** A clock that each attempt of a call advances by its duration. */
function call(attemptMs: number) {
  let now = 0
  const waits: number[] = []
  const clock = {
    now: () => now,
    random: () => 0.5,
    wait: async (ms: number) => {
      waits.push(ms)
      now += ms
    },
  }
  const send = vi.fn(async (_leftMs: number) => {
    now += attemptMs
    throw new WireError('network')
  })
  const done = withRetries(send, { clock, totalMs: TOTAL_MS })
  return { done, waits, left: () => send.mock.calls.map(([leftMs]) => leftMs) }
}

it('ends all attempts of a call 40 seconds after it began', async () => {
  expect(TOTAL_MS).toBe(40_000)
  const { done, left, waits } = call(20_000)
  await expect(done).rejects.toMatchObject({ kind: 'network' })
  expect(left()).toEqual([40_000, 19_500])
  expect(waits).toEqual([500])
})

it('tries three times where there is time for it', async () => {
  const { done, left } = call(10)
  await expect(done).rejects.toMatchObject({ kind: 'network' })
  expect(left()).toEqual([40_000, 39_490, 37_980])
})
