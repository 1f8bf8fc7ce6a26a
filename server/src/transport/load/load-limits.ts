import { LRUCache } from 'lru-cache'
import { isOwnMachine, wideNetworkOf } from '../client/address'
import { refuse } from '../refusal'
import { createFairQueue, type QueueLimits } from './fair-queue'
import { createSharedClock } from './shared-clock'

/**
 * Budget of one address (/64) in units of about a millisecond of a core: a burst when an app opens, and a sustained
 * rate. A network (/48) has that of a few addresses.
 */
const BURST = 2_000
const LASTING_PER_SECOND = 200
const NETWORK_FACTOR = 4
const CALL_COST = 1
/** Most that the measured time of one call costs: a call may wait for something else than for us. */
const MAX_MEASURED_COST = 50
/** Cost of a stranger's login, also of one that is refused. */
const LOGIN_COST = 20
/** Cost of a cached page: finding it, composing the visitor's end, and sending. */
const PAGE_COST = 5
const IN_FLIGHT = 64
/** Addresses with an account, and as many networks; the least recently used is forgotten first. */
const MAX_ACCOUNTS = 50_000
/** An immediate refusal would invite an immediate retry. */
const REFUSAL_DELAY_MS = 1_000
const RETRY_SECONDS = 2

const NO_PAGE = /^\/(api|ucenter|asc|vms|platform|media|tiles|assets|remotes|ops|beacon|upload|registry\.json)\b/

/** Work that costs many times as much as a call: a search, a page that is not cached, an upload. */
const expensive = {
  search: { cost: 20, atOnce: 4, perAddress: 2, perNetwork: 3, waiting: 500, waitMs: 5_000 },
  page: { cost: 20, atOnce: 16, perAddress: 4, perNetwork: 8, waiting: 500, waitMs: 5_000 },
  upload: { cost: 20, atOnce: 64, perAddress: 6, perNetwork: 24, waiting: 200, waitMs: 20_000 },
} as const satisfies Record<string, QueueLimits & { cost: number }>
export type ExpensiveWork = keyof typeof expensive
/** Calls that read what is not at hand: a list of a hundred costs as much as five others. */
const reads: QueueLimits = { atOnce: 32, perAddress: 3, perNetwork: 8, waiting: 500, waitMs: 5_000 }

interface LoadAccount {
  left: number
  at: number
}

interface LoadLimitOptions {
  now?: () => number
  /** Milliseconds by which calls are measured. */
  clock?: () => number
  refusalDelayMs?: number
}

/** Budgets of addresses and networks, refilled over time. */
function createAccounts(now: () => number) {
  const newAccounts = () => new LRUCache<string, LoadAccount>({ max: MAX_ACCOUNTS })
  const addresses = newAccounts()
  const networks = newAccounts()

  function accountOf(accounts: typeof addresses, key: string, factor: number): LoadAccount {
    const account = accounts.get(key) ?? { left: BURST * factor, at: now() }
    accounts.set(key, account)
    const refill = ((now() - account.at) / 1_000) * LASTING_PER_SECOND * factor
    account.left = Math.min(BURST * factor, account.left + refill)
    account.at = now()
    return account
  }

  const accountsOf = (address: string) => [
    accountOf(addresses, address, 1),
    accountOf(networks, wideNetworkOf(address), NETWORK_FACTOR),
  ]

  return {
    /** Charges an address and its network; false if either has too little left. */
    charge(address: string, cost: number): boolean {
      const all = accountsOf(address)
      if (all.some(({ left }) => left < cost)) return false
      for (const account of all) account.left -= cost
      return true
    },
    /** Charges what has been spent already, and leaves a debt if too little is left. */
    debit(address: string, cost: number): void {
      for (const account of accountsOf(address)) account.left -= cost
    },
  }
}

export type LoadLimits = ReturnType<typeof createLoadLimits>

/** Limits the requests of addresses to this process by their cost. */
export function createLoadLimits({ now = Date.now, clock, refusalDelayMs = REFUSAL_DELAY_MS }: LoadLimitOptions = {}) {
  const accounts = createAccounts(now)
  /** Requests in flight by address: not bounded like accounts, because connections bound it. */
  const inFlight = new Map<string, number>()
  const queues = {
    search: createFairQueue(expensive.search),
    page: createFairQueue(expensive.page),
    upload: createFairQueue(expensive.upload),
  } as const satisfies Record<ExpensiveWork, unknown>
  const readQueue = createFairQueue(reads)
  const measure = createSharedClock(clock)

  /** Refuses without enough budget, after a delay, because clients retry an immediate refusal immediately. */
  async function charge(address: string, cost: number): Promise<void> {
    if (isOwnMachine(address) || accounts.charge(address, cost)) return
    await new Promise<void>((done) => setTimeout(done, refusalDelayMs).unref())
    throw refuse('tooMany', { retryAfter: RETRY_SECONDS })
  }

  /** Runs a call and charges what it took. */
  const measured = <T>(address: string, work: () => Promise<T>): Promise<T> =>
    measure(work, (ms) => {
      if (!isOwnMachine(address)) accounts.debit(address, Math.min(ms, MAX_MEASURED_COST))
    })

  return {
    measured,
    /** Runs a call that reads, a few at a time; networks take turns. */
    read<T>(address: string, work: () => Promise<T>): Promise<T> {
      if (isOwnMachine(address)) return measured(address, work)
      return readQueue({ address, network: wideNetworkOf(address) }, () => measured(address, work))
    },
    /** Charges a stranger's login before any work, or refuses it. */
    chargeLogin: (address: string): Promise<void> => charge(address, LOGIN_COST),
    /** Charges an answer from memory; false if the address has too little left. */
    takeCached: (address: string): boolean => isOwnMachine(address) || accounts.charge(address, CALL_COST),
    /** Runs a request of an address, or refuses it. */
    async request<T>(address: string, path: string, work: () => Promise<T>): Promise<T> {
      if (isOwnMachine(address)) return work()
      const others = inFlight.get(address) ?? 0
      if (others >= IN_FLIGHT) throw refuse('tooMany', { retryAfter: RETRY_SECONDS })
      inFlight.set(address, others + 1)
      try {
        await charge(address, NO_PAGE.test(path) ? CALL_COST : PAGE_COST)
        return await work()
      } finally {
        const left = (inFlight.get(address) ?? 1) - 1
        if (left > 0) inFlight.set(address, left)
        else inFlight.delete(address)
      }
    },
    /** Runs expensive work within a request, a few tasks at a time; networks take turns. */
    async expensive<T>(kind: ExpensiveWork, address: string, work: () => Promise<T>): Promise<T> {
      await charge(address, expensive[kind].cost)
      const limited = isOwnMachine(address) ? '' : address
      return queues[kind]({ address: limited, network: wideNetworkOf(limited) }, work)
    },
  }
}
