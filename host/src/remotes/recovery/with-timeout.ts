export class TimeoutError extends Error {}

/** Rejects with `TooSlow` if the work takes longer. */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No answer within ${Math.round(ms)} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
