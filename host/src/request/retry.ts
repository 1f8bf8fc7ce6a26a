import type { WireAnswer } from './wire/transport'
import { WireError } from './wire/transport'

const DELAYS_MS = [500, 1500]
const JITTER = 0.3
const RETRY_AFTER_MAX_MS = 30_000
/** Time limit of all attempts of a call. */
export const TOTAL_MS = 40_000

export interface Clock {
  now(): number
  /** Rejects with an aborted `WireError` as soon as the signal aborts. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  random(): number
}

export const realClock: Clock = {
  now: () => performance.now(),
  random: Math.random,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        reject(new WireError('aborted'))
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, ms)
      signal?.addEventListener('abort', stop, { once: true })
    }),
}

interface RetryOptions {
  clock: Clock
  signal?: AbortSignal | undefined
  /** Milliseconds for all attempts together. */
  totalMs: number
}

/** Retries calls without side effects after no answer, 502, 503 and 504, at most twice and within the total time. */
export async function withRetries(
  send: (leftMs: number) => Promise<WireAnswer>,
  options: RetryOptions,
): Promise<WireAnswer> {
  const { clock, signal, totalMs } = options
  const end = clock.now() + totalMs
  for (let attempt = 0; ; attempt++) {
    const outcome = await send(end - clock.now()).catch((error: unknown) => error)
    const delay = attempt < DELAYS_MS.length ? delayAfter(outcome, DELAYS_MS[attempt] ?? 0, clock.random()) : null
    if (delay === null || clock.now() + delay >= end) return unwrapOutcome(outcome)
    await clock.wait(delay, signal)
  }
}

function delayAfter(outcome: unknown, base: number, random: number): number | null {
  const jittered = base * (1 + (random * 2 - 1) * JITTER)
  if (outcome instanceof WireError) return outcome.kind === 'network' ? jittered : null
  const { status, headers } = outcome as Partial<WireAnswer>
  if (status !== 502 && status !== 503 && status !== 504) return null
  const asked = Number(headers?.['retry-after']) * 1000
  if (!(asked > 0)) return jittered
  return asked <= RETRY_AFTER_MAX_MS ? Math.max(asked, jittered) : null
}

function unwrapOutcome(outcome: unknown): WireAnswer {
  if (outcome instanceof Error) throw outcome
  return outcome as WireAnswer
}
