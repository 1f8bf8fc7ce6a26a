import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { realClock, TOTAL_MS, withRetries } from './retry'
import { type WireAnswer, WireError } from './wire/transport'

/** A clock that each attempt of a call advances by its duration. */
function call(attemptMs: number, { random = 0.5, answer }: { random?: number; answer?: WireAnswer } = {}) {
  let now = 0
  const waits: number[] = []
  const clock = {
    now: () => now,
    random: () => random,
    wait: async (ms: number) => {
      waits.push(ms)
      now += ms
    },
  }
  const send = vi.fn(async (_leftMs: number) => {
    now += attemptMs
    if (answer) return answer
    throw new WireError('network')
  })
  const done = withRetries(send, { clock, totalMs: TOTAL_MS })
  return { done, waits, left: () => send.mock.calls.map(([leftMs]) => leftMs) }
}

it('ends all attempts 40 seconds after the first began', async () => {
  expect(TOTAL_MS).toBe(40_000)
  const { done, left, waits } = call(20_000)
  await expect(done).rejects.toMatchObject({ kind: 'network' })
  expect(left()).toEqual([40_000, 19_500])
  expect(waits).toEqual([500])
})

it('makes three attempts if there is time', async () => {
  const { done, left } = call(10)
  await expect(done).rejects.toMatchObject({ kind: 'network' })
  expect(left()).toEqual([40_000, 39_490, 37_980])
})

it.each([
  [0, [350, 1050]],
  [0.5, [500, 1500]],
  [1, [650, 1950]],
])('spreads the attempts of many browsers by three tenths on each side (at %d)', async (random, delays) => {
  const { done, waits } = call(10, { random })
  await expect(done).rejects.toMatchObject({ kind: 'network' })
  expect(waits).toEqual(delays)
})

it.each([
  ['sooner than our own time', '0.1', [500, 1500]],
  ['later', '20', [20_000]],
  ['after thirty seconds', '30', [30_000]],
  ['after more than thirty seconds', '31', []],
  ['at no time', 'soon', [500, 1500]],
])('with a server that wants to be asked again %s, waits as it should', async (_, retryAfter, delays) => {
  const answer = { status: 503, headers: { 'retry-after': retryAfter }, text: '' }
  const { done, waits } = call(10, { answer })
  expect(await done).toBe(answer)
  expect(waits).toEqual(delays)
})

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('waits as long as it is told', async () => {
    const done = vi.fn()
    void realClock.wait(500).then(done)
    await vi.advanceTimersByTimeAsync(499)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledOnce()
  })

  it('waits no longer for who has left, and says so', async () => {
    const controller = new AbortController()
    const waiting = realClock.wait(500, controller.signal)
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
    expect(vi.getTimerCount()).toBe(0)
  })
})
