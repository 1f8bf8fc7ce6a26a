import { and, eq, inArray } from 'drizzle-orm'
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

export const managersOf = async (db: Executor, teamId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.state, 'manager')))
  return rows.map(({ id }) => id)
}
