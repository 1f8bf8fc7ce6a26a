import { LRUCache } from 'lru-cache'
import { refuse } from '../refusal'

export interface QueueLimits {
  /** Concurrent tasks in total, of one address (/64) and of one network (/48). */
  atOnce: number
  perAddress?: number
  perNetwork?: number
  /** Maximum number of waiting tasks in total and of one network, and how long each waits. */
  waiting: number
  waitingPerNetwork?: number
  waitMs?: number
}

/** Owner of a task. With an empty address it is limited only in total. */
interface Requester {
  address: string
  network: string
}

interface WaitingTask extends Requester {
  start(): void
  refuse(): void
}

const RETRY_SECONDS = 2

/** Counts running tasks by address and by network. */
function createRunningTasks({ atOnce, perAddress = Infinity, perNetwork = Infinity }: QueueLimits) {
  const counts = new Map<string, number>()
  let total = 0
  const countOf = (key: string) => counts.get(key) ?? 0
  const keysOf = ({ address, network }: Requester) => [`address ${address}`, `network ${network}`] as const

  return {
    hasRoomFor(requester: Requester): boolean {
      const [address, network] = keysOf(requester)
      if (total >= atOnce) return false
      return requester.address === '' || (countOf(address) < perAddress && countOf(network) < perNetwork)
    },
    count(requester: Requester, change: 1 | -1): void {
      total += change
      for (const key of keysOf(requester)) {
        const count = countOf(key) + change
        if (count === 0) counts.delete(key)
        else counts.set(key, count)
      }
    },
  }
}

/** Networks whose last turn is remembered; the one whose turn is longest ago is forgotten first. */
const MAX_REMEMBERED = 20_000

/**
 * Waiting tasks by network. The network whose last turn is longest ago is next; of those that had none the newest, since
 * a flood from many networks would otherwise stand before everybody else.
 */
function createWaitingTasks({ waiting, waitingPerNetwork = Infinity }: QueueLimits) {
  const byNetwork = new Map<string, WaitingTask[]>()
  const lastTurns = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  let turns = 0
  let size = 0

  /** Networks in the order of their turns. */
  const inOrder = (): WaitingTask[][] => {
    const turnOf = ([task]: WaitingTask[]) => lastTurns.get(task?.network ?? '') ?? 0
    return [...byNetwork.values()].reverse().sort((one, other) => turnOf(one) - turnOf(other))
  }

  function remove(task: WaitingTask): void {
    const before = byNetwork.get(task.network) ?? []
    const left = before.filter((other) => other !== task)
    size -= before.length - left.length
    if (left.length === 0) byNetwork.delete(task.network)
    else byNetwork.set(task.network, left)
  }

  return {
    remove,
    add(task: WaitingTask): void {
      byNetwork.set(task.network, [...(byNetwork.get(task.network) ?? []), task])
      size++
    },
    /**
     * The oldest of a network with too many waiting tasks; if there are too many in total, of the network with most, and
     * of equals that of the one whose turn is last.
     */
    surplus(network: string): WaitingTask | undefined {
      const own = byNetwork.get(network) ?? []
      if (own.length > waitingPerNetwork) return own[0]
      return size > waiting ? inOrder().reduce((a, b) => (b.length >= a.length ? b : a), [])[0] : undefined
    },
    /** Takes the first that may start. */
    take(mayStart: (task: WaitingTask) => boolean): WaitingTask | undefined {
      for (const list of inOrder()) {
        const task = list.find(mayStart)
        if (!task) continue
        remove(task)
        lastTurns.set(task.network, ++turns)
        return task
      }
      return undefined
    },
  }
}

/**
 * Limits concurrent tasks. Networks take turns, so that one with many tasks delays another by one task, and one that
 * asks seldom goes before those that ask all the time. A full queue refuses the oldest task of the network with most: its
 * client has probably given up.
 */
export function createFairQueue(limits: QueueLimits) {
  const running = createRunningTasks(limits)
  const waiting = createWaitingTasks(limits)

  function startNext(): void {
    for (let next = waiting.take(running.hasRoomFor); next; next = waiting.take(running.hasRoomFor)) next.start()
  }

  function enter(requester: Requester): Promise<void> {
    return new Promise((resolve, reject) => {
      const { waitMs } = limits
      const overdue = waitMs === undefined ? undefined : setTimeout(() => task.refuse(), waitMs)
      const leave = () => {
        clearTimeout(overdue)
        waiting.remove(task)
      }
      const task: WaitingTask = {
        ...requester,
        start() {
          leave()
          running.count(requester, 1)
          resolve()
        },
        refuse() {
          leave()
          reject(refuse('busy', { retryAfter: RETRY_SECONDS }))
        },
      }
      waiting.add(task)
      startNext()
      waiting.surplus(requester.network)?.refuse()
    })
  }

  return async <T>(requester: Requester, task: () => Promise<T>): Promise<T> => {
    await enter(requester)
    try {
      return await task()
    } finally {
      running.count(requester, -1)
      startNext()
    }
  }
}
