import { refuse } from '../transport/refusal'

/** Limits concurrent work. Beyond the limit it refuses with `busy`, so that not everybody becomes slow. */
export function createConcurrencyLimit(most: number) {
  let working = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working >= most) throw refuse('busy')
    working++
    try {
      return await work()
    } finally {
      working--
    }
  }
}
