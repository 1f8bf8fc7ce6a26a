export * from './access/device'
export * from './access/requests'
export * from './bookings'
export * from './centre'
export * from './changes'
export * from './claims'
export * from './departments'
export * from './dispatches'
export * from './errors'
export * from './finance'
export * from './health'
export * from './links'
export * from './log'
export * from './metrics'
export * from './moderation'
export * from './newsroom'
export * from './operators'
export * from './overview'
export * from './queue-subject'
export * from './queue-table'
export * from './queues'
export * from './rendering'
export * from './rollouts/plans'
export * from './rollouts/reach'
export * from './status'
export * from './uploads'
export * from './vitals'

/**
 * API for operators: the command `npm run registry` and the page `/ops`. Each call answers the common envelope `{ code,
 * msg, data }`. Requests are authenticated by the session cookie of `/ops` (same origin only) or by `Authorization:
 * Bearer <operator token>`.
 */
export const OPERATIONS_BASE = '/ops/api'
