/** Accepts `ErrorReports` as JSON by POST; answers 204. */
export const ERROR_REPORTS_ADDRESS = '/beacon/errors'
export const ERROR_REPORTS_MAX_BYTES = 24_576
/** Most errors in one report, frames of one error, and steps before it. */
export const MOST_REPORTS = 5
export const MOST_FRAMES = 15
export const MOST_STEPS = 20

/** How a page noticed an error. */
export const browserErrorKinds = ['uncaught', 'rejection', 'page-threw', 'hydration'] as const
export type BrowserErrorKind = (typeof browserErrorKinds)[number]
/** What the server reports: a failed render, request or job, and an error that ended one of its processes. */
export const serverErrorKinds = ['render', 'server', 'job', 'process'] as const
export type ErrorKind = BrowserErrorKind | (typeof serverErrorKinds)[number]

/** A step of what happened in the page before an error: names that we defined, no content and no ids of people. */
export const trailSteps = ['route', 'call', 'online', 'offline', 'release'] as const
