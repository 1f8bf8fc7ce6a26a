import { UNDO_SECONDS } from '@plaza/shared/api'
import { MINUTE_SECONDS } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import type { RateLimit } from './rate-limits'

/** How long a deletion can be undone; a minute more than is offered, for slow networks. */
export const UNDO_UNTIL = sql`now() - make_interval(secs => ${UNDO_SECONDS + 60})`

/** Undone deletions of posts and comments: each one tells all open pages. */
export const undoLimit = (userId: string): RateLimit => ({
  key: `undo:${userId}`,
  max: 20,
  seconds: 10 * MINUTE_SECONDS,
})
