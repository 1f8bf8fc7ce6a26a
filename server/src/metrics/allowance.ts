import type { Executor } from '../data/database'
import { takeAllowance } from '../domains/rate-limits'

const WINDOW_SECONDS = 60
/** For how long it is remembered that an address has nothing left: shorter than the window, whose rest is not known here. */
const SPENT_MS = 5_000
/** Addresses that are remembered so; for others the database is asked. */
const MOST_KNOWN = 50_000

/** What one address may add to the numbers in a minute, so that nobody alone writes them. */
export const allowancePerMinute = { beacons: 60, loads: 20, failures: 20, vitals: 200, errors: 60 } as const
type AllowanceKind = keyof typeof allowancePerMinute
export type Amounts = Record<AllowanceKind, number>

interface Allowance {
  /** Whether an address has sent all the reports that it may: known without a query. */
  isSpent(address: string): boolean
  /** Takes what is left to an address of what it would add, in one query: all processes share the count. */
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
