import { or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { noteEvent } from '../../data/events'
import { liveEvents } from '../../data/schema/index'

/** Longer than the interval of the job, which may run late: a change that is told twice is only asked for twice. */
const recently = (moment: SQLWrapper) => sql`(${moment} > now() - interval '2 minutes' and ${moment} <= now())`

/** Tells open pages of live events that began or ended just now. */
export async function noteLiveStates(db: Executor): Promise<void> {
  const changed = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(or(recently(liveEvents.startsAt), recently(liveEvents.endsAt)))
    .limit(1)
  if (changed.length > 0) await noteEvent(db, 'live')
}
