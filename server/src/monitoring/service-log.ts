import type { OutsideService, ServerReport, ServiceCalls } from '@plaza/shared/operations'

export const noCalls: ServiceCalls = { answeredAt: null, failedAt: null, failure: null, failuresInARow: 0 }

/** Remembers how the last calls of each service went. `now`: ms since the epoch. */
export function createServiceLog(now: () => number = Date.now) {
  const calls = new Map<OutsideService, ServiceCalls>()
  return {
    /** `failure`: why it failed; null if it answered. */
    note(service: OutsideService, failure: string | null): void {
      const before = calls.get(service) ?? noCalls
      calls.set(
        service,
        failure === null
          ? { ...before, answeredAt: now(), failuresInARow: 0 }
          : { ...before, failedAt: now(), failure, failuresInARow: before.failuresInARow + 1 },
      )
    },
    read: (): ServerReport['services'] => Object.fromEntries(calls),
  }
}
