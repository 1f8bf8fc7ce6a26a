import { createMiddleware } from 'hono/factory'
import { isLoopback } from '../../exposure'
import type { Deps } from '../context'
import { sendRefusal } from '../dispatch'
import { refuse } from '../refusal'
import { addressOf, type Env } from '../request'

/** What one address may ask: many at once when an app opens, fewer for long. A page costs as much as five calls or files. */
const BURST = 2_000
const LASTING_PER_SECOND = 200
const PAGE_COST = 5
const IN_FLIGHT = 64
/** Addresses that are told apart; then all begin anew. */
const MOST_ADDRESSES = 50_000
const RETRY_SECONDS = 2

const NO_PAGE = /^\/(api|ucenter|asc|vms|platform|media|assets|remotes|ops|beacon|upload|registry\.json)\b/
const FREE = /^\/(healthz|readyz)$/

const free = () => undefined

interface LoadAccount {
  left: number
  at: number
  inFlight: number
}

/** Counts what addresses ask, in the memory of this process: it guards this process. Gives what one may still do. */
export function createLoadLimits(now: () => number = Date.now) {
  const accounts = new Map<string, LoadAccount>()

  function accountOf(address: string): LoadAccount {
    if (accounts.size > MOST_ADDRESSES) accounts.clear()
    const account = accounts.get(address) ?? { left: BURST, at: now(), inFlight: 0 }
    accounts.set(address, account)
    account.left = Math.min(BURST, account.left + ((now() - account.at) / 1_000) * LASTING_PER_SECOND)
    account.at = now()
    return account
  }

  return {
    /** Begins a request of an address; null where it asks too much. Gives what ends it. */
    begin(address: string, path: string): (() => void) | null {
      if (isOwnMachine(address)) return free
      const account = accountOf(address)
      const cost = NO_PAGE.test(path) ? 1 : PAGE_COST
      if (account.left < cost || account.inFlight >= IN_FLIGHT) return null
      account.left -= cost
      account.inFlight++
      return () => {
        account.inFlight--
      }
    },
  }
}

/** A network of one's own machine: nobody to tell apart, or a proxy that is not trusted to say for whom it asks. */
const isOwnMachine = (address: string): boolean => address === '' || address === '0:0:0:0' || isLoopback(address)

/** Refuses who asks too much at once or for too long, before anything is done for them. */
export function limitLoad({ environment }: Pick<Deps, 'environment'>, limits: ReturnType<typeof createLoadLimits>) {
  return createMiddleware<Env>(async (c, next) => {
    const address = addressOf(c, environment.trustsProxy)
    if (FREE.test(c.req.path)) return next()
    const end = limits.begin(address, c.req.path)
    if (!end) return sendRefusal(c, refuse('tooMany', { retryAfter: RETRY_SECONDS }))
    try {
      return await next()
    } finally {
      end()
    }
  })
}
