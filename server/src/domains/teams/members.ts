import { type teams as endpoints, membershipLifecycle, openSteps, type Page, type TeamMember } from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import { teamMembers, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import type { HandlerInput } from '../../transport/handlers'
import { ascending, descending, pageOf } from '../../transport/paging'
import { maskText } from '../account/users'
import { belongs, membershipOf, requireTeamManager } from './roles'
import { requireTeam } from './rows'

const latest = descending(teamMembers.since, teamMembers.userId)
/** Whoever asked first is decided about first. */
const longest = ascending(teamMembers.since, teamMembers.userId)

/** Hours of a person in the activities of the team. */
const hoursInTeam = sql<number>`(select coalesce(sum(h.hours), 0)::float8 from hours_ledger h
  where h.user_id = ${teamMembers.userId} and h.team_id = ${teamMembers.teamId} and h.activity_id is not null)`

interface MemberRow {
  id: string
  name: string
  avatar: string | null
  state: typeof teamMembers.$inferSelect.state
  since: Date
  note: string
  hours: number
}

const own = ['person', 'manager'] as const

function toMember({ user, secret }: Context, teamId: string, row: MemberRow, isManager: boolean): TeamMember {
  const isOwn = row.id === user?.id
  const shown = isManager || isOwn
  return {
    id: user ? row.id : secret.sign('team-member', `${teamId} ${row.id}`).slice(0, 16),
    name: shown ? row.name : maskText(row.name, 1, 0),
    avatar: user ? row.avatar : null,
    state: row.state,
    hours: isManager ? row.hours : null,
    since: row.since.toISOString(),
    note: isManager ? row.note || null : null,
    steps: isManager ? openSteps(membershipLifecycle, row.state, isOwn ? own.slice(0, 1) : own.slice(1)) : [],
  }
}

export async function listMembers(
  context: Context,
  { params, query = {} }: HandlerInput<typeof endpoints.members>,
): Promise<Page<TeamMember>> {
  const { db, user } = context
  await requireTeam(db, params.id)
  const isPending = query.state === 'pending'
  if (isPending) await requireTeamManager(db, params.id, context.person.id)
  const isManager = isPending || (user !== null && (await membershipOf(db, params.id, user.id)) === 'manager')
  const { rows, next } = await pageOf(context, query, isPending ? longest : latest, (after) =>
    db
      .select({
        ...{ id: users.id, name: users.nickname, avatar: users.avatar },
        ...{ state: teamMembers.state, since: teamMembers.since, note: teamMembers.note },
        userId: teamMembers.userId,
        hours: isManager ? hoursInTeam : sql<number>`0`,
      })
      .from(teamMembers)
      .innerJoin(users, eq(users.id, teamMembers.userId))
      .where(and(eq(teamMembers.teamId, params.id), isPending ? eq(teamMembers.state, 'pending') : belongs, after)),
  )
  return { list: rows.map((row) => toMember(context, params.id, row, isManager)), next }
}
