import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../data/database'
import { activities, teamMembers } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'

/** States of a person who belongs to the team. */
export const belongs = inArray(teamMembers.state, ['member', 'manager'])

export const membershipOf = async (db: Executor, teamId: string, userId: string) => {
  const [row] = await db
    .select({ state: teamMembers.state })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
  return row?.state ?? 'none'
}

/** For anybody but a manager of the team, what it decides about does not exist. */
export async function requireTeamManager(db: Executor, teamId: string, userId: string): Promise<void> {
  if ((await membershipOf(db, teamId, userId)) !== 'manager') throw refuse('contentGone')
}

/** The team of an activity, whose manager the person must be. */
export async function requireLeader(db: Executor, activityId: string, userId: string): Promise<string> {
  const [row] = await db.select({ teamId: activities.teamId }).from(activities).where(eq(activities.id, activityId))
  if (!row) throw refuse('contentGone')
  await requireTeamManager(db, row.teamId, userId)
  return row.teamId
}

/** Teams that the person manages, as a subquery. */
export const managedTeams = (db: Executor, userId: string) =>
  db
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.state, 'manager')))

/**
 * Whether the person manages the team of a row. The column is a part of its own: a column that stands in a field of a query
 * of one table loses the name of its table, and would be the one of `m`.
 */
export const managesTeam = (teamId: AnyPgColumn | string, userId: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${teamMembers} m
    where m.team_id = ${sql`${teamId}`} and m.user_id = ${userId} and m.state = 'manager')`

export const managersOf = async (db: Executor, teamId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.state, 'manager')))
  return rows.map(({ id }) => id)
}
