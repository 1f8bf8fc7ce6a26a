import { beforeEach, expect, it, vi } from 'vitest'
import { createSingleFlight } from './single-flight'

beforeEach(() => void vi.useFakeTimers())

function setUp() {
  const flights = createSingleFlight<string>()
  const calls: { signal: AbortSignal; settle(value: string): void; fail(error: Error): void }[] = []
  const start = (signal: AbortSignal) =>
    new Promise<string>((settle, fail) => {
      calls.push({ signal, settle, fail })
    })
  return { flights, calls, start }
}

it('shares one answer among concurrent callers', async () => {
  const { flights, calls, start } = setUp()
  const both = Promise.all([flights.share('a', start), flights.share('a', start)])
  calls[0]?.settle('answer')
  expect(await both).toEqual(['answer', 'answer'])
  expect(calls).toHaveLength(1)
})

it('makes one call per key', () => {
  const { flights, calls, start } = setUp()
  void flights.share('a', start)
  void flights.share('b', start)
  expect(calls).toHaveLength(2)
})

it('starts a new call after an answer or a failure', async () => {
  const { flights, calls, start } = setUp()
  const first = flights.share('a', start)
  calls[0]?.settle('answer')
  await first
  const second = flights.share('a', start)
  calls[1]?.fail(new Error('no network'))
  await expect(second).rejects.toThrow('no network')
  expect(flights.isEmpty()).toBe(true)
  void flights.share('a', start)
  expect(calls).toHaveLength(3)
})

it('replaces a hanging call for an urgent caller, and keeps the new one when the old one ends', async () => {
  const { flights, calls, start } = setUp()
  const onHung = vi.fn()
  const hung = flights.share('a', start)
  vi.advanceTimersByTime(501)
  expect(flights.join('a')).toBe(hung)
  const fresh = flights.share('a', start, { urgent: true, onHung })
  expect(onHung).toHaveBeenCalledOnce()
  expect([calls[0]?.signal.aborted, calls[1]?.signal.aborted]).toEqual([true, false])
  calls[0]?.settle('late')
  await hung
  expect(flights.join('a')).toBe(fresh)
})

it('does not abandon a new call', () => {
  const { flights, start } = setUp()
  const first = flights.share('a', start)
  vi.advanceTimersByTime(500)
  expect(flights.join('a', { urgent: true })).toBe(first)
})

it('starts a new call after forget', () => {
  const { flights, calls, start } = setUp()
  void flights.share('a', start)
  flights.forget()
  void flights.share('a', start)
  expect(calls).toHaveLength(2)
  expect(calls[0]?.signal.aborted).toBe(false)
})
