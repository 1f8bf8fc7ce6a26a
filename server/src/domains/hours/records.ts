import { hours as endpoints, type HoursRecord, type HoursSource } from '@plaza/shared/api'
import { SITE_ZONE, siteDate } from '@plaza/shared/format'
import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../../data/database'
import { activities, activityJoins, hoursLedger, hoursTotals, type JoinState, teams } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { addressOfActivity } from '../page-addresses'
import { startOfDate } from '../time'
import { isInForce } from './ledger'
import { standingOf } from './ranking'

const newest = descending(hoursLedger.servedAt, hoursLedger.id)
const reversal = alias(hoursLedger, 'reversal')

/** Entries of a year, by the site's clock. */
export const isInYear = (year: number): SQL | undefined =>
  and(
    gte(hoursLedger.servedAt, startOfDate(`${year}-01-01`)),
    lt(hoursLedger.servedAt, startOfDate(`${year + 1}-01-01`)),
  )

const columns = { entry: hoursLedger, team: teams.name, teamEn: teams.nameEn, reversedAt: reversal.createdAt }

const toRecord = ({
  entry,
  team,
  teamEn,
  reversedAt,
}: {
  entry: typeof hoursLedger.$inferSelect
  team: string | null
  teamEn: string | null
  reversedAt: Date | null
}): HoursRecord => ({
  id: String(entry.id),
  source: entry.source,
  title: entry.title,
  place: entry.place,
  activity_id: entry.activityId,
  team,
  ...(teamEn && { team_en: teamEn }),
  hours: entry.hours,
  served_at: entry.servedAt.toISOString(),
  reversed_at: reversedAt?.toISOString() ?? null,
  is_reversal: entry.reversalOf !== null,
  note: entry.note,
})

async function monthsOf(db: Executor, userId: string, year: number): Promise<number[]> {
  const month = sql<number>`extract(month from ${hoursLedger.servedAt} at time zone ${sql.raw(`'${SITE_ZONE}'`)})::int`
  const rows = await db
    .select({ month, hours: sql<number>`sum(${hoursLedger.hours})::float8` })
    .from(hoursLedger)
    .where(and(eq(hoursLedger.userId, userId), isInYear(year)))
    .groupBy(month)
  return Array.from({ length: 12 }, (_, at) => rows.find((row) => row.month === at + 1)?.hours ?? 0)
}

async function yearsOf(db: Executor, userId: string): Promise<number[]> {
  const rows = await db
    .select({ period: hoursTotals.period })
    .from(hoursTotals)
    .where(
      and(eq(hoursTotals.kind, 'volunteer'), eq(hoursTotals.subjectId, userId), sql`length(${hoursTotals.period}) = 4`),
    )
    .orderBy(desc(hoursTotals.period))
  return rows.map(({ period }) => Number(period))
}

/** What a person joined or waits for, and what they have hours for without having joined it here. */
const recordOf = (db: Executor, userId: string) =>
  unionAll(
    db
      .select({
        joinedAt: activityJoins.joinedAt,
        activityId: activityJoins.activityId,
        // A place in what was called off is as good as given back, and so is waiting for one in what is over.
        state: sql<JoinState>`case
          when ${activityJoins.state} in ('joined', 'waiting') and ${activities.cancelledAt} is not null then 'cancelled'
          when ${activityJoins.state} = 'waiting' and ${activities.endsAt} < now() then 'cancelled'
          else ${activityJoins.state} end`.as('state'),
        kind: sql<HoursSource>`'activity'`.as('kind'),
        title: activities.title,
        place: activities.place,
        startsAt: activities.startsAt,
      })
      .from(activityJoins)
      .innerJoin(activities, eq(activities.id, activityJoins.activityId))
      .where(eq(activityJoins.userId, userId)),
    db
      .select({
        joinedAt: hoursLedger.servedAt,
        activityId: sql<string>`'entry-' || ${hoursLedger.id}`.as('activity_id'),
        state: sql<JoinState>`'signed-out'`.as('state'),
        kind: sql<HoursSource>`${hoursLedger.source}`.as('kind'),
        title: hoursLedger.title,
        place: hoursLedger.place,
        startsAt: hoursLedger.servedAt,
      })
      .from(hoursLedger)
      .where(and(eq(hoursLedger.userId, userId), ne(hoursLedger.source, 'activity'), isInForce)),
  ).as('record')

export const recordHandlers = [
  handle(endpoints.list, async ({ query = {} }, context) => {
    const { db, person } = context
    const { year, source, ...page } = query
    const where = and(
      eq(hoursLedger.userId, person.id),
      year === undefined ? undefined : isInYear(year),
      source && eq(hoursLedger.source, source),
    )
    const { rows, next } = await pageOf(context, page, newest, (after) =>
      db
        .select(columns)
        .from(hoursLedger)
        .leftJoin(teams, eq(teams.id, hoursLedger.teamId))
        .leftJoin(reversal, eq(reversal.reversalOf, hoursLedger.id))
        .where(and(where, after)),
    )
    return { list: rows.map(toRecord), next }
  }),
  handle(endpoints.summary, async ({ query = {} }, { db, person }) => {
    const thisYear = Number(siteDate(Date.now()).slice(0, 4))
    const years = await yearsOf(db, person.id)
    const year = query.year ?? years[0] ?? thisYear
    const [standing, months] = await Promise.all([standingOf(db, person.id), monthsOf(db, person.id, year)])
    return { ...standing, year, years, months }
  }),
  handle(endpoints.records, async ({ query = {} }, context) => {
    const record = recordOf(context.db, context.person.id)
    const { rows, next } = await pageOf(context, query, descending(record.joinedAt, record.activityId), (after) =>
      context.db.select().from(record).where(after),
    )
    const list = rows.map(({ activityId, joinedAt, startsAt, ...row }) => ({
      ...row,
      id: activityId,
      link: row.kind === 'activity' ? addressOfActivity(activityId) : null,
      starts_at: startsAt.toISOString(),
      joined_at: joinedAt.toISOString(),
    }))
    return { list, next }
  }),
]
