import { refuse } from '../../transport/refusal'

interface Waiter {
  start(): void
  refuse(): void
}

interface FairQueueOptions {
  /** Concurrent tasks. */
  places: number
  /** Waiting tasks of one network. */
  maxPerNetwork: number
  /** Waiting tasks of all networks. */
  maxWaiting: number
}

const RETRY_SECONDS = 2

/**
 * Runs a few tasks at once. Networks with waiting tasks take turns, so that a network with many tasks delays another by
 * one task. A full queue refuses the oldest task of the network with the most.
 */
export function createFairQueue({ places, maxPerNetwork, maxWaiting }: FairQueueOptions) {
  const waiting = new Map<string, Waiter[]>()
  let running = 0

  function takeNext(): Waiter | undefined {
    const [first] = waiting
    if (!first) return undefined
    const [network, waiters] = first
    const next = waiters.shift()
    waiting.delete(network)
    if (waiters.length > 0) waiting.set(network, waiters)
    return next
  }

  function refuseOldestOf(network: string): void {
    const waiters = waiting.get(network) ?? []
    waiters.shift()?.refuse()
    if (waiters.length === 0) waiting.delete(network)
  }

  function busiestNetwork(): string {
    return [...waiting].reduce((busiest, entry) => (entry[1].length > busiest[1].length ? entry : busiest))[0]
  }

  function wait(network: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiters = waiting.get(network) ?? []
      waiters.push({ start: resolve, refuse: () => reject(refuse('busy', { retryAfter: RETRY_SECONDS })) })
      waiting.set(network, waiters)
      const total = [...waiting.values()].reduce((sum, { length }) => sum + length, 0)
      if (waiters.length > maxPerNetwork) refuseOldestOf(network)
      else if (total > maxWaiting) refuseOldestOf(busiestNetwork())
    })
  }

  return async function run<T>(network: string, task: () => Promise<T>): Promise<T> {
    if (running >= places) await wait(network)
    else running++
    try {
      return await task()
    } finally {
      const next = takeNext()
      if (next) next.start()
      else running--
    }
  }
}
