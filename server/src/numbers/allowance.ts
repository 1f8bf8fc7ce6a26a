const WINDOW_MS = 60_000
/** Addresses that are told apart in one window; those that come later share what is left to one. */
const MOST_ADDRESSES = 50_000

/** What one address may add to the numbers in a minute, so that nobody alone writes them. */
export const allowed = { beacons: 60, loads: 20, failures: 20, vitals: 200, errors: 60 } as const
export type Allowed = keyof typeof allowed

export interface Allowance {
  /** Takes up to `wanted` of what an address has left; gives how many it got. */
  take(address: string, kind: Allowed, wanted: number): number
}

/** Kept in the memory of one process: a report is not worth a row of `rate_limits`, and two processes allow twice as much. */
export function createAllowance(now: () => number = Date.now): Allowance {
  const taken = new Map<string, Record<Allowed, number>>()
  let began = now()

  function accountOf(address: string): Record<Allowed, number> {
    if (now() - began >= WINDOW_MS) {
      taken.clear()
      began = now()
    }
    const key = taken.has(address) || taken.size < MOST_ADDRESSES ? address : ''
    const account = taken.get(key) ?? { beacons: 0, loads: 0, failures: 0, vitals: 0, errors: 0 }
    taken.set(key, account)
    return account
  }

  return {
    take(address, kind, wanted) {
      const account = accountOf(address)
      const given = Math.min(wanted, allowed[kind] - account[kind])
      account[kind] += given
      return given
    },
  }
}
