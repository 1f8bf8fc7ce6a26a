import { volunteers as endpoints, medalsOf, type PublicVolunteer, teams as teamEndpoints } from '@plaza/shared/api'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import {
  hoursLedger,
  hoursTotals,
  practiceStreets,
  teamMembers,
  teams,
  users,
  volunteers,
  wishClaims,
} from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { readSettings } from '../config'
import { isInForce } from '../hours/ledger'
import { standingOf } from '../hours/ranking'
import { teamName } from '../teams/names'
import { belongs } from '../teams/roles'
import { readOwnVolunteer } from './rows'
import { shownTo } from './shown-to'
import { apply, change, leave, withdraw } from './steps'

const YEAR_MS = 365.25 * 24 * 3_600_000
const newest = descending(volunteers.activeSince, volunteers.id)
const newestActions = descending(hoursLedger.servedAt, hoursLedger.id)

const teamsOf = (db: Executor, userId: string) =>
  db
    .select({ ...teamName, role: teamMembers.state })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), belongs))
    .orderBy(asc(teams.id))

/** Wishes that the person fulfilled; they book no hours (decision 394). */
const wishesOf = (db: Executor, userId: string): Promise<number> =>
  db.$count(wishClaims, and(eq(wishClaims.userId, userId), eq(wishClaims.outcome, 'finished')))

async function requireVolunteer(db: Executor, id: string) {
  const [row] = await db
    .select({ volunteer: volunteers, name: users.nickname, avatar: users.avatar })
    .from(volunteers)
    .innerJoin(users, eq(users.id, volunteers.userId))
    .where(and(eq(volunteers.id, id), eq(volunteers.state, 'active')))
  if (!row) throw refuse('contentGone')
  return row
}

async function readPublic({ db, user }: Context, id: string): Promise<PublicVolunteer> {
  const { volunteer, ...person } = await requireVolunteer(db, id)
  const { userId, number, district, activeSince } = volunteer
  const [standing, wishes, own] = await Promise.all([standingOf(db, userId), wishesOf(db, userId), teamsOf(db, userId)])
  const years = activeSince ? Math.floor((Date.now() - activeSince.getTime()) / YEAR_MS) : 0
  return {
    ...{ id, number, district, ...shownTo(user, person), ...standing },
    skills: volunteer.skills as PublicVolunteer['skills'],
    active_since: activeSince?.toISOString() ?? null,
    teams: own.map(({ role: _, ...team }) => team),
    medals: medalsOf({ hours: standing.hours, services: standing.services, years, wishes }),
    own: user?.id === userId,
  }
}

const inAll = and(
  eq(hoursTotals.kind, 'volunteer'),
  eq(hoursTotals.subjectId, volunteers.userId),
  eq(hoursTotals.period, 'all'),
)

export const volunteerHandlers = [
  handle(endpoints.detail, async (_, { db, person }) => {
    const [account] = await db.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, person.id))
    if (!account || account.closedAt) throw refuse('volunteerGone')
    const [own, standing, wishes, list] = await Promise.all([
      readOwnVolunteer(db, person.id),
      standingOf(db, person.id),
      wishesOf(db, person.id),
      teamsOf(db, person.id),
    ])
    return {
      detail_volunteer: { cpc_tema: list.map(({ role, ...team }) => ({ ...team, manager: role === 'manager' })) },
      statistic: { hours: standing.hours, activities: standing.services, wishes, rank: standing.rank },
      uc_volunteer: own ?? null,
    }
  }),
  handle(endpoints.register, ({ body }, context) => apply(context, body)),
  handle(endpoints.change, ({ body }, context) => change(context, body)),
  handle(endpoints.withdraw, (_, context) => withdraw(context)),
  handle(endpoints.leave, async ({ params }, context) => {
    await leave(context, params.id)
    return {}
  }),
  handle(endpoints.usingH5, async (_, { db }) => ({
    open: (await readSettings(db, 'volunteering')).volunteering.open,
  })),
  handle(endpoints.one, ({ params }, context) => readPublic(context, params.id)),
  handle(endpoints.list, async ({ query = {} }, context) => {
    const { team_id: team, ...page } = query
    const isMember =
      team &&
      sql`exists (select 1 from ${teamMembers} m where m.team_id = ${team} and m.user_id = ${volunteers.userId}
        and m.state in ('member', 'manager'))`
    const { rows, next } = await pageOf(context, page, newest, (after) =>
      context.db
        .select({
          ...{ id: volunteers.id, activeSince: volunteers.activeSince, number: volunteers.number },
          ...{ district: volunteers.district, name: users.nickname, avatar: users.avatar },
          minutes: sql<number>`coalesce(${hoursTotals.minutes}, 0)`,
        })
        .from(volunteers)
        .innerJoin(users, eq(users.id, volunteers.userId))
        .leftJoin(hoursTotals, inAll)
        .where(and(eq(volunteers.state, 'active'), isMember || undefined, after)),
    )
    const list = rows.map(({ minutes, activeSince: _, ...row }) => ({
      ...shownTo(context.user, row),
      hours: minutes / 60,
    }))
    return { list, next }
  }),
  handle(endpoints.actions, async ({ params, query = {} }, context) => {
    const { volunteer } = await requireVolunteer(context.db, params.id)
    const { rows, next } = await pageOf(context, query, newestActions, (after) =>
      context.db
        .select({
          ...{ id: hoursLedger.id, source: hoursLedger.source, title: hoursLedger.title },
          ...{ hours: hoursLedger.hours, servedAt: hoursLedger.servedAt },
        })
        .from(hoursLedger)
        .where(and(eq(hoursLedger.userId, volunteer.userId), isInForce, after)),
    )
    const list = rows.map(({ id, source, title, hours, servedAt }) => ({
      ...{ id: String(id), kind: source, title, hours },
      served_at: servedAt.toISOString(),
    }))
    return { list, next }
  }),
  handle(teamEndpoints.streets, async ({ query = {} }, { db }) => {
    const rows = await db
      .select()
      .from(practiceStreets)
      .where(query.district ? eq(practiceStreets.district, query.district) : undefined)
      .orderBy(asc(practiceStreets.sort), asc(practiceStreets.id))
    return {
      list: rows.map(({ id, name, nameEn, district }) => ({ id, name, district, ...(nameEn && { name_en: nameEn }) })),
    }
  }),
]
