import type { ActivitySummary, Page, VolunteerSkill } from '@plaza/shared/api'
import { SITE_ZONE, shiftDate, shiftMonth } from '@plaza/shared/format'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { activities, volunteers } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { ascending, descending, type ListOrder, type PageBounds, pageOf } from '../../transport/paging'
import { startOfDate } from '../time'
import { type ActivityRow, selectActivities, toSummary } from './rows'

interface ActivityQuery {
  cursor?: string | undefined
  page_size?: number | undefined
  state?: 'open' | 'running' | 'upcoming' | 'ended' | undefined
  date?: string | undefined
  kind?: string | undefined
  district?: string | undefined
  team_id?: string | undefined
  fits?: '1' | undefined
  lat?: string | undefined
  lng?: string | undefined
  within?: number | undefined
}

const isActive = sql`${activities.cancelledAt} is null`
const isRunning = sql`tstzrange(${activities.startsAt}, ${activities.endsAt}) @> now()`
const isComing = sql`${activities.startsAt} > now()`
const byStart = ascending(activities.startsAt, activities.id)

interface ActivityList {
  where: SQL
  order: ListOrder
}

/**
 * Condition and order of each state. An index answers each, however many past and future activities there are
 * (docs/decisions/0087).
 */
const states: Record<NonNullable<ActivityQuery['state']>, ActivityList> = {
  // A full activity is listed as open, so that users see that it exists.
  open: { where: sql`${isActive} and ${activities.signupOpensAt} <= now() and ${isComing}`, order: byStart },
  running: { where: sql`${isActive} and ${isRunning}`, order: byStart },
  upcoming: {
    where: sql`${isActive} and ${activities.signupOpensAt} > now()`,
    order: ascending(activities.signupOpensAt, activities.id),
  },
  ended: {
    where: sql`${isActive} and ${activities.startsAt} <= now() and ${activities.endsAt} <= now()`,
    order: descending(activities.startsAt, activities.id),
  },
}

/** Soonest first; ended activities latest first. Without a state or a day: all that have not ended. */
export async function listActivities(
  context: Pick<Context, 'db' | 'secret' | 'user'>,
  query: ActivityQuery,
): Promise<Page<ActivitySummary>> {
  const person = query.fits && context.user ? await abilitiesOf(context.db, context.user.id) : null
  const { where, order } = query.state ? states[query.state] : { where: undefined, order: byStart }
  const filters = and(
    where,
    query.date ? onDate(query.date) : undefined,
    query.kind ? eq(activities.kind, query.kind) : undefined,
    query.district ? eq(activities.district, query.district) : undefined,
    query.team_id ? eq(activities.teamId, query.team_id) : undefined,
    person ? fitsPerson(person) : undefined,
    nearby(query),
  )
  const { rows, next } = await pageOf(context, query, order, (after, bounds) =>
    selectActivities(
      context.db,
      query.state || query.date ? and(filters, after) : notEnded(and(filters, after), bounds),
    ),
  )
  return { list: rows.map((row) => ({ ...toSummary(row), ...(person && { fit: fitOf(row, person) }) })), next }
}

/** Running and coming activities are two ranges: each is read only as far as the page needs. */
function notEnded(where: SQL | undefined, { orderBy, limit }: PageBounds): SQL {
  const first = (range: SQL) =>
    sql`(select ${activities.id} from ${activities} where ${and(range, where)} order by ${orderBy} limit ${limit})`
  return sql`${activities.id} in (${first(isRunning)} union all ${first(isComing)})`
}

interface Abilities {
  userId: string
  skills: VolunteerSkill[]
  /** Of the activities that they took part in. */
  kinds: string[]
}

/** What a person can do as a volunteer, and what they did before. */
async function abilitiesOf(db: Executor, userId: string): Promise<Abilities> {
  const [own] = await db
    .select({ skills: volunteers.skills })
    .from(volunteers)
    .where(and(eq(volunteers.userId, userId), eq(volunteers.state, 'active')))
  const { rows } = await db.execute<{ kind: string }>(sql`
    select distinct d.kind from activity_joins k join activities d on d.id = k.activity_id
    where k.user_id = ${userId} and k.state in ('signed-in', 'signed-out')`)
  return { userId, skills: (own?.skills ?? []) as VolunteerSkill[], kinds: rows.map(({ kind }) => kind) }
}

const textArray = (list: readonly string[]): SQL => sql`${sql.param([...list])}::text[]`

/**
 * At a time that is free for the person, and for which a skill of theirs is of use or of a kind that they did before; any
 * kind, if neither is known.
 */
function fitsPerson({ userId, skills, kinds }: Abilities): SQL {
  const isFree = sql`not exists (select 1 from activity_joins j join activities o on o.id = j.activity_id
    where j.user_id = ${userId} and j.state in ('joined', 'signed-in', 'waiting') and o.id <> ${activities.id}
      and o.cancelled_at is null and tstzrange(o.starts_at, o.ends_at) && tstzrange(${activities.startsAt}, ${activities.endsAt}))`
  if (skills.length + kinds.length === 0) return isFree
  return sql`${isFree} and (${activities.kind} = any(${textArray(kinds)}) or ${activities.skills} ?| ${textArray(skills)})`
}

const fitOf = ({ activity }: ActivityRow, { skills, kinds }: Abilities) => ({
  skills: activity.skills.filter((skill) => skills.includes(skill)),
  kind: kinds.includes(activity.kind),
})

const KM_PER_DEGREE = 111.2

/** Within some kilometres of a position, on the plane that a town is. */
function nearby({ lat, lng, within }: ActivityQuery): SQL | undefined {
  if (lat === undefined || lng === undefined || within === undefined) return undefined
  const [north, east] = [Number(lat), Number(lng)]
  const scale = Math.cos((north * Math.PI) / 180)
  return sql`power(${activities.lat} - ${north}, 2) + power((${activities.lng} - ${east}) * ${scale}, 2) <= ${(within / KM_PER_DEGREE) ** 2}`
}

const onDate = (date: string): SQL | undefined =>
  and(gte(activities.startsAt, startOfDate(date)), lt(activities.startsAt, startOfDate(shiftDate(date, 1))))

/** Number of activities that begin on each day of a month of the site's calendar. */
export async function countByDay(db: Executor, month: string): Promise<Record<string, number>> {
  const begin = startOfDate(`${month}-01`)
  const end = startOfDate(`${shiftMonth(month, 1)}-01`)
  const day = sql<string>`to_char(${activities.startsAt} at time zone ${sql.raw(`'${SITE_ZONE}'`)}, 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(activities)
    .where(and(isActive, gte(activities.startsAt, begin), lt(activities.startsAt, end)))
    .groupBy(day)
  return Object.fromEntries(rows.map((row) => [row.day, row.count]))
}
