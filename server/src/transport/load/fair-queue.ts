import { wideNetworkOf } from '../client/address'
import { refuse } from '../refusal'

export interface QueueLimits {
  /** Concurrent work in total, of one address (/64) and of one network (/48). */
  atOnce: number
  perAddress: number
  perNetwork: number
  /** Maximum number of waiting pieces of work, and how long each waits. */
  waiting: number
  waitMs: number
}

interface WaitingWork {
  address: string
  network: string
  start(): void
  refuse(): void
}

/** Counts running work by address and by network. */
function createCounts() {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, change: number): void {
      const count = (counts.get(key) ?? 0) + change
      if (count === 0) counts.delete(key)
      else counts.set(key, count)
    },
  }
}

/** Waiting work by network; the first network is next. */
function createWaitingRoom() {
  const byNetwork = new Map<string, WaitingWork[]>()
  let size = 0

  function remove(work: WaitingWork): void {
    const before = byNetwork.get(work.network) ?? []
    const left = before.filter((other) => other !== work)
    size -= before.length - left.length
    if (left.length === 0) byNetwork.delete(work.network)
    else byNetwork.set(work.network, left)
  }

  return {
    size: () => size,
    remove,
    add(work: WaitingWork): void {
      byNetwork.set(work.network, [...(byNetwork.get(work.network) ?? []), work])
      size++
    },
    /** The newest of the network with the most waiting work, which is refused if the queue is full. */
    newestOfLongest: () => [...byNetwork.values()].reduce((a, b) => (b.length > a.length ? b : a), []).at(-1),
    /** Takes the first that may start; its network then goes to the end. */
    take(mayStart: (work: WaitingWork) => boolean): WaitingWork | undefined {
      const work = [...byNetwork.values()].flatMap((list) => list.find(mayStart) ?? [])[0]
      if (!work) return undefined
      remove(work)
      const others = byNetwork.get(work.network)
      byNetwork.delete(work.network)
      if (others) byNetwork.set(work.network, others)
      return work
    },
  }
}

/**
 * Limits concurrent expensive work. Networks take turns, so that one with much work waits for itself. Work with an
 * empty address is limited only in total.
 */
export function createFairQueue({ atOnce, perAddress, perNetwork, waiting: maxWaiting, waitMs }: QueueLimits) {
  const running = createCounts()
  const room = createWaitingRoom()
  let total = 0
  const keysOf = (work: Pick<WaitingWork, 'address' | 'network'>) =>
    [`address ${work.address}`, `network ${work.network}`] as const

  function mayStart(work: Pick<WaitingWork, 'address' | 'network'>): boolean {
    const [address, network] = keysOf(work)
    if (total >= atOnce) return false
    return work.address === '' || (running.of(address) < perAddress && running.of(network) < perNetwork)
  }

  function count(work: Pick<WaitingWork, 'address' | 'network'>, change: 1 | -1): void {
    total += change
    for (const key of keysOf(work)) running.add(key, change)
  }

  function startNext(): void {
    for (let next = room.take(mayStart); next; next = room.take(mayStart)) next.start()
  }

  function enter(address: string, network: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => work.refuse(), waitMs)
      const leave = () => {
        clearTimeout(late)
        room.remove(work)
      }
      const work: WaitingWork = {
        address,
        network,
        start() {
          leave()
          count(work, 1)
          resolve()
        },
        refuse() {
          leave()
          reject(refuse('busy', { retryAfter: 2 }))
        },
      }
      room.add(work)
      startNext()
      if (room.size() > maxWaiting) room.newestOfLongest()?.refuse()
    })
  }

  return async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    const network = wideNetworkOf(address)
    await enter(address, network)
    try {
      return await work()
    } finally {
      count({ address, network }, -1)
      startNext()
    }
  }
}
