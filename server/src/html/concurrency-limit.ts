import { refuse } from '../transport/refusal'

/** Lets so many be at work at once; who comes then is told that the server is busy, rather than making all of them late. */
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
