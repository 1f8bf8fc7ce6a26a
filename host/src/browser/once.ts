/** Calls the function once and shares the promise; calls it again after a failure. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null
  return () => {
    pending ??= ask().catch((error: unknown) => {
      pending = null
      throw error
    })
    return pending
  }
}
