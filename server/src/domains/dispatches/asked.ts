import type { AskedOfTeam } from '@plaza/shared/api'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { dispatches, serviceOrders, teamMembers, teams } from '../../data/schema/index'
import { type DeedKey, isAbout } from './lapse'

/** Whether the centre asks a team that the person manages. */
const isAskedOf = (db: Executor, userId: string): SQL =>
  inArray(
    dispatches.teamId,
    db
      .select({ id: teamMembers.teamId })
      .from(teamMembers)
      .where(and(eq(teamMembers.userId, userId), eq(teamMembers.state, 'manager'))),
  )

/** The open question about a wish or an order, for managers of the team that is asked. */
export async function askedOf(db: Executor, deed: DeedKey, userId: string | undefined): Promise<AskedOfTeam | null> {
  if (!userId) return null
  const [row] = await db
    .select({ id: dispatches.id, team: { id: teams.id, name: teams.name }, note: dispatches.note })
    .from(dispatches)
    .innerJoin(teams, eq(teams.id, dispatches.teamId))
    .where(and(isAbout(deed), eq(dispatches.state, 'asked'), isAskedOf(db, userId)))
  return row ?? null
}

/** Orders that a team of the person is asked to take on. */
export const isOrderAskedOf = (userId: string): SQL =>
  sql`exists (select 1 from ${dispatches} d join ${teamMembers} m on m.team_id = d.team_id
    where d.order_id = ${serviceOrders.id} and d.state = 'asked' and m.user_id = ${userId} and m.state = 'manager')`
