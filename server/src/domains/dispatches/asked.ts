import type { AskedOfTeam } from '@plaza/shared/api'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { dispatches, serviceOrders, teams } from '../../data/schema/index'
import { teamName } from '../teams/names'
import { managedTeams, managesTeam } from '../teams/roles'
import { type DeedKey, isAbout } from './lapse'

/** Whether the centre asks a team that the person manages. */
const isAskedOf = (db: Executor, userId: string): SQL => inArray(dispatches.teamId, managedTeams(db, userId))

/** The open question about a wish or an order, for managers of the team that is asked. */
export async function askedOf(db: Executor, deed: DeedKey, userId: string | undefined): Promise<AskedOfTeam | null> {
  if (!userId) return null
  const [row] = await db
    .select({ id: dispatches.id, team: teamName, note: dispatches.note })
    .from(dispatches)
    .innerJoin(teams, eq(teams.id, dispatches.teamId))
    .where(and(isAbout(deed), eq(dispatches.state, 'asked'), isAskedOf(db, userId)))
  return row ?? null
}

/** Orders that a team of the person is asked to take on. */
export const isOrderAskedOf = (userId: string): SQL =>
  sql`exists (select 1 from ${dispatches}
    where ${dispatches.orderId} = ${serviceOrders.id} and ${dispatches.state} = 'asked'
      and ${managesTeam(dispatches.teamId, userId)})`
