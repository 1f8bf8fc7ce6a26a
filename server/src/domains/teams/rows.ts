import {
  type Membership,
  type MembershipStep,
  membershipLifecycle,
  openSteps,
  type Team,
  type TeamSummary,
} from '@plaza/shared/api'
import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { activities, practiceStreets, teamMembers, teams, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { managersOf } from './roles'

type TeamRow = typeof teams.$inferSelect & { hours: number }

/** A team with the hours of all its activities, from the ledger. */
export const teamColumns = {
  ...getTableColumns(teams),
  hours: sql<number>`coalesce((select h.minutes from hours_totals h
    where h.kind = 'team' and h.subject_id = "teams"."id" and h.period = 'all'), 0)::float8 / 60`,
}

export const toSummary = (team: TeamRow): TeamSummary => ({
  id: team.id,
  name: team.name,
  name_en: team.nameEn,
  logo: team.logo,
  slogan: team.slogan,
  slogan_en: team.sloganEn,
  district: team.district,
  kind: team.kind,
  ...(team.kindEn && { kind_en: team.kindEn }),
  members: team.members,
  hours: team.hours,
})

export async function requireTeam(db: Executor, id: string): Promise<TeamRow> {
  const [team] = await db.select(teamColumns).from(teams).where(eq(teams.id, id))
  if (!team) throw refuse('contentGone')
  return team
}

/** Who has managed the team for longest. */
async function firstManager(db: Executor, teamId: string): Promise<Team['manager']> {
  const [manager] = await db
    .select({ id: users.id, name: users.nickname, avatar: users.avatar })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.state, 'manager')))
    .orderBy(asc(teamMembers.since), asc(teamMembers.userId))
    .limit(1)
  return manager ?? null
}

/** How many ask to join the team of a row of `team_members`. */
export const pendingCount = sql<number>`(select count(*)::int from team_members p
  where p.team_id = "team_members"."team_id" and p.state = 'pending')`

async function ownMembership(db: Executor, teamId: string, userId: string | undefined) {
  if (!userId) return { state: 'none' as const, reason: null, pending: null }
  const [row] = await db
    .select({ state: teamMembers.state, reason: teamMembers.reason, pending: pendingCount })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
  if (!row) return { state: 'none' as const, reason: null, pending: null }
  return { state: row.state, reason: row.reason || null, pending: row.state === 'manager' ? row.pending : null }
}

/** A person's steps of the own membership; the last manager cannot leave. */
const ownStepsOf = (state: Membership, managers: readonly string[]): MembershipStep[] =>
  state === 'manager' && managers.length < 2 ? [] : openSteps(membershipLifecycle, state, ['person'])

export async function readTeam({ db, user }: Pick<Context, 'db' | 'user'>, id: string): Promise<Team> {
  const team = await requireTeam(db, id)
  const [{ nameEn: streetEn } = { nameEn: null }] = await db
    .select({ nameEn: practiceStreets.nameEn })
    .from(practiceStreets)
    .where(and(eq(practiceStreets.district, team.district), eq(practiceStreets.name, team.street ?? '')))
  const own = await ownMembership(db, id, user?.id)
  const coming = await db.$count(
    activities,
    and(eq(activities.teamId, id), isNull(activities.cancelledAt), gt(activities.endsAt, sql`now()`)),
  )
  return {
    ...toSummary(team),
    intro: team.intro,
    intro_en: team.introEn,
    street: team.street,
    ...(streetEn && { street_en: streetEn }),
    manager: await firstManager(db, id),
    founded_year: team.foundedYear,
    activities: coming,
    membership: own.state,
    steps: ownStepsOf(own.state, await managersOf(db, id)),
    reason: own.state === 'refused' || own.state === 'removed' ? own.reason : null,
    pending: own.pending,
  }
}
