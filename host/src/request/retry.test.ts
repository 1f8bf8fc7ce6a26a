import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { realClock, TOTAL_MS, withRetries } from './retry'
import { WireError } from './wire/transport'

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
