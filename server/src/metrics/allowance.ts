import type { Executor } from '../data/database'
import { takeAllowance } from '../domains/rate-limits'

const WINDOW_SECONDS = 60
/** How long an address is remembered as exhausted: shorter than the window, whose end is unknown here. */
const SPENT_MS = 5_000
/** Maximum number of remembered addresses; for others the database is asked. */
const MOST_KNOWN = 50_000

/** What one address may add per minute, so that no single client dominates the metrics. */
export const allowancePerMinute = { beacons: 60, loads: 20, failures: 20, vitals: 200, errors: 60 } as const
type AllowanceKind = keyof typeof allowancePerMinute
export type Amounts = Record<AllowanceKind, number>

interface Allowance {
  /** Whether an address has sent all allowed reports; answered without a query. */
  isSpent(address: string): boolean
  /** Takes the remaining part of the requested amounts in one query, with a counter shared by all processes. */
  take(address: string, wanted: Amounts): Promise<Amounts>
}

const kinds = Object.keys(allowancePerMinute) as AllowanceKind[]

export function createAllowance(db: Executor, now: () => number = Date.now): Allowance {
  let spent = new Set<string>()
  let forgetAt = 0

  return {
    isSpent(address) {
      if (now() >= forgetAt) spent = new Set()
      return spent.has(address)
    },
    async take(address, wanted) {
      const left = await takeAllowance(
        db,
        kinds.map((kind) => ({
          key: `beacon-${kind}:${address}`,
          max: allowancePerMinute[kind],
          seconds: WINDOW_SECONDS,
          amount: wanted[kind],
        })),
      )
      const taken = Object.fromEntries(kinds.map((kind, at) => [kind, left[at] ?? 0])) as Amounts
      if (taken.beacons === 0 && spent.size < MOST_KNOWN) {
        if (spent.size === 0) forgetAt = now() + SPENT_MS
        spent.add(address)
      }
      return taken
    },
  }
}
