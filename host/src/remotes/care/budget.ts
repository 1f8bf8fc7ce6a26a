import { sleep } from '../../browser/sleep'

/**
 * Milliseconds: of one try, of all tries together, and the pauses between them (±30 %). What a person waits for stands
 * within fifteen seconds of the visit, whose first moments belong to the host's own code.
 */
export const TRY_MS = [8000, 6000, 5000] as const
/** Where something else can stand in, less time is given to what was chosen. */
export const SHORT_TRY_MS = [5000, 2500] as const
/** Of a release that stands in. */
export const STAND_IN_TRY_MS = [4000, 2500] as const
/** Of a newer release, while the one that runs can go on. */
export const SWAP_TRY_MS = [4000] as const
export const TOTAL_MS = 13_500
const PAUSE_MS = [500, 2000] as const
/** A try needs so much at least. */
const LEAST_MS = 500

export class TooSlow extends Error {}

/** Rejects with `TooSlow` where the work takes longer. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow(`No answer within ${Math.round(ms)} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export interface Tries {
  budgets: readonly number[]
  /** When all must be over, by `performance.now()`. */
  end: number
  /** Milliseconds that the first try is under way. */
  since?: number
  /** Whether a further try can go otherwise. */
  mayRetry?: (error: unknown, number: number) => boolean
}

/** Tries as often as there are budgets; `attempt` gets the number of the try. Rejects with the last error. */
export async function tryWithin<T>(
  attempt: (number: number) => Promise<T>,
  { budgets, end, since = 0, mayRetry = () => true }: Tries,
): Promise<T> {
  let last: unknown = new TooSlow('No time is left')
  for (const [number, budget] of budgets.entries()) {
    const left = end - performance.now()
    if (left < LEAST_MS) break
    try {
      return await within(Math.max(0, Math.min(budget - (number === 0 ? since : 0), left)), attempt(number))
    } catch (error) {
      last = error
      if (!mayRetry(error, number)) break
    }
    const pause = (PAUSE_MS[number] ?? 0) * (0.7 + Math.random() * 0.6)
    if (number < budgets.length - 1 && end - performance.now() > pause + LEAST_MS) await sleep(pause)
  }
  throw last
}
