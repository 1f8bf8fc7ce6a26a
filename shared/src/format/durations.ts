/** Lengths of time that are no calendar arithmetic: lifetimes, intervals. Dates are added and compared by site-clock.ts. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
