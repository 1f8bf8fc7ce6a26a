import { UNDO_SECONDS } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'

/** How long a deletion can be undone; a minute more than is offered, for slow networks. */
export const UNDO_UNTIL = sql`now() - make_interval(secs => ${UNDO_SECONDS + 60})`
