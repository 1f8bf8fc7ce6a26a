import type { ActivitySummary, Page } from '@plaza/shared/api'
import { SITE_ZONE } from '@plaza/shared/format'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { activities } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { pageByKey } from '../../transport/paging'
import { startOfDate } from '../time'
import { type ActivityRow, selectActivities, toSummary } from './rows'

interface ActivityQuery {
  cursor?: string | undefined
  page_size?: number | undefined
  state?: 'open' | 'running' | 'upcoming' | 'ended' | undefined
  date?: string | undefined
  kind?: string | undefined
}

const DAY_MS = 86_400_000
const isActive = sql`${activities.cancelledAt} is null`
/** A full activity stands among the open ones, so that people see that it exists. */
const states: Record<NonNullable<ActivityQuery['state']>, SQL> = {
  open: sql`${isActive} and ${activities.signupOpensAt} <= now() and ${activities.startsAt} > now()`,
  running: sql`${isActive} and ${activities.startsAt} <= now() and ${activities.endsAt} > now()`,
  upcoming: sql`${isActive} and ${activities.signupOpensAt} > now()`,
  ended: sql`${isActive} and ${activities.endsAt} <= now()`,
}

const order = [
  { column: activities.startsAt, type: 'timestamptz' },
  { column: activities.id, type: 'text' },
] as const

/** Soonest first; those that have ended, latest first. Without a state or a day: what has not ended. */
export async function listActivities(
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  query: ActivityQuery,
): Promise<Page<ActivitySummary>> {
  const where = and(
    query.state ? states[query.state] : query.date ? undefined : sql`${activities.endsAt} > now()`,
    query.date ? onDate(query.date) : undefined,
    query.kind ? eq(activities.kind, query.kind) : undefined,
  )
  const direction = query.state === 'ended' ? 'desc' : 'asc'
  const { rows, next } = await pageByKey<ActivityRow>(
    secret,
    query,
    order,
    direction,
    ({ activity }) => [activity.startsAt, activity.id],
    (after, by, limit) => selectActivities(db, and(where, after)).orderBy(by).limit(limit),
  )
  return { list: rows.map(toSummary), next }
}

const onDate = (date: string): SQL | undefined =>
  and(
    gte(activities.startsAt, startOfDate(date)),
    lt(activities.startsAt, new Date(startOfDate(date).getTime() + DAY_MS)),
  )

/** How many begin on each day of a month of the site's calendar. */
export async function countByDay(db: Executor, month: string): Promise<Record<string, number>> {
  const first = startOfDate(`${month}-01`)
  const [year = 0, number = 1] = month.split('-').map(Number)
  const following = startOfDate(
    number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`,
  )
  const day = sql<string>`to_char(${activities.startsAt} at time zone ${sql.raw(`'${SITE_ZONE}'`)}, 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(activities)
    .where(and(isActive, gte(activities.startsAt, first), lt(activities.startsAt, following)))
    .groupBy(day)
  return Object.fromEntries(rows.map((row) => [row.day, row.count]))
}
