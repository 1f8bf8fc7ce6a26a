/** Milliseconds: of one try, of all tries together, and the pauses between them (±30 %). */
export const TRY_MS = [8000, 6000, 5000] as const
export const TOTAL_MS = 15_000
const PAUSE_MS = [500, 2000] as const

export class TooSlow extends Error {}

/** Rejects with `TooSlow` where the work takes longer. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow(`No answer within ${Math.round(ms)} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Tries up to three times inside the total budget; `attempt` gets the number of the try. Rejects with the last error. */
export async function tryWithin<T>(attempt: (number: number) => Promise<T>, now = () => performance.now()): Promise<T> {
  const end = now() + TOTAL_MS
  let last: unknown
  for (const [number, budget] of TRY_MS.entries()) {
    const left = end - now()
    if (left < 500) break
    try {
      return await within(Math.min(budget, left), attempt(number))
    } catch (error) {
      last = error
    }
    const pause = (PAUSE_MS[number] ?? 0) * (0.7 + Math.random() * 0.6)
    if (pause > 0 && end - now() > pause + 500) await sleep(pause)
  }
  throw last
}
