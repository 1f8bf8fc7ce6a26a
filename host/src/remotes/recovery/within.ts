export class TooSlow extends Error {}

/** Rejects with `TooSlow` where the work takes longer. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow(`No answer within ${Math.round(ms)} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
