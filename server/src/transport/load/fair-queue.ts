import { wideNetworkOf } from '../client/address'
import { refuse } from '../refusal'

export interface QueueLimits {
  /** Pieces of work that run at once, in all, of one address (/64) and of one network (/48). */
  atOnce: number
  perAddress: number
  perNetwork: number
  /** Pieces of work that wait, and for how long. */
  waiting: number
  waitMs: number
}

interface WaitingWork {
  address: string
  network: string
  start(): void
  refuse(): void
}

/** Counts what runs by its address and by its network. */
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

/** Waiting work by network, the network whose turn is next first. */
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
    /** The newest of the network that waits with most: it leaves where there is no room. */
    newestOfLongest: () => [...byNetwork.values()].reduce((a, b) => (b.length > a.length ? b : a), []).at(-1),
    /** Takes the first that may start; its network has the last turn from then on. */
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
 * Runs expensive work a few pieces at a time. Networks take turns, so that one that asks for much waits for itself. Work
 * with an empty address is limited in all alone.
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
