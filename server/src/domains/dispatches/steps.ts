import {
  type DispatchState,
  type DispatchStep,
  lifecycles,
  type RoleOf,
  type StepOf,
  stateAfter,
} from '@plaza/shared/api'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { dispatches, serviceOrders, teamMembers, users, wishes } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { refuseBlocked } from '../blocked'
import { tell } from '../orders/notices'
import { moveOrder, providedBy } from '../orders/steps'
import { requireTeamManager } from '../teams/roles'
import { tellClaimed } from '../wishes/notices'
import { claim } from '../wishes/steps'
import type { StoredDispatch } from './lapse'
import { tellAsked, tellPassedOn } from './notices'

const { dispatch: machine } = lifecycles

interface DispatchMove {
  id: string
  step: StepOf<typeof machine>
  role: RoleOf<typeof machine>
  set: PgUpdateSetSource<typeof dispatches>
}

/** Takes a step of a dispatch; refuses one that is not open. */
async function move(tx: Transaction, { id, step, role, set }: DispatchMove): Promise<StoredDispatch> {
  const [dispatch] = await tx.select().from(dispatches).where(eq(dispatches.id, id)).for('update')
  if (!dispatch) throw refuse('contentGone')
  const state = stateAfter(machine, dispatch.state, step, [role])
  if (state === null) throw refuse('stateChanged')
  await tx
    .update(dispatches)
    .set({ ...set, state: state as DispatchState, answeredAt: sql`now()` } as PgUpdateSetSource<typeof dispatches>)
    .where(eq(dispatches.id, id))
  return dispatch
}

/** A deed is locked before its dispatch, as by those who take it on without being asked. */
async function lockDeed(tx: Transaction, { wishId, orderId }: Pick<StoredDispatch, 'wishId' | 'orderId'>) {
  const [deed] = wishId
    ? await tx
        .select({ owner: wishes.userId, state: wishes.state, review: wishes.review })
        .from(wishes)
        .where(eq(wishes.id, wishId))
        .for('update')
    : await tx
        .select({ owner: serviceOrders.userId, state: serviceOrders.state, teamId: serviceOrders.teamId })
        .from(serviceOrders)
        .where(eq(serviceOrders.id, orderId ?? ''))
        .for('update')
  if (!deed || ('review' in deed && deed.review !== 'shown')) throw refuse('contentGone')
  return deed
}

interface Answer {
  id: string
  step: DispatchStep
  reason: string
  personId: string
}

/**
 * A manager answers for the team. Who accepts a wish claims it, however many they hold: the centre knows what it asks. Who
 * accepts an order takes it on, and it is the team's from then on.
 */
export async function answer(tx: Transaction, { id, step, reason, personId }: Answer): Promise<StoredDispatch> {
  const [found] = await tx.select().from(dispatches).where(eq(dispatches.id, id))
  if (!found) throw refuse('contentGone')
  await requireTeamManager(tx, found.teamId, personId)
  const deed = await lockDeed(tx, found)
  const set = { answeredBy: personId, ...(step === 'decline' && { reason }) }
  const dispatch = await move(tx, { id, step, role: 'manager', set })
  if (step === 'decline') return dispatch
  await refuseBlocked(tx, personId, [deed.owner])
  if (dispatch.wishId) await tellClaimed(tx, await claim(tx, dispatch.wishId, { id: personId, roles: [], asked: true }))
  if (dispatch.orderId) await takeOrderOn(tx, dispatch.orderId, dispatch.teamId, personId)
  return dispatch
}

async function takeOrderOn(tx: Transaction, id: string, teamId: string, personId: string): Promise<void> {
  const [before] = await tx.select().from(serviceOrders).where(eq(serviceOrders.id, id))
  await tx.update(serviceOrders).set({ teamId }).where(eq(serviceOrders.id, id))
  const moved = await moveOrder(tx, { id, step: 'provide', personId, set: providedBy(personId) })
  await tell(tx, moved, (service) => ({ to: moved.userId, template: 'order.provided', params: { service } }))
  if (before && before.teamId !== teamId) await tellPassedOn(tx, before)
}

/** Takes a question back that nobody has answered. */
export const withdraw = (tx: Transaction, id: string, who: string): Promise<StoredDispatch> =>
  move(tx, { id, step: 'withdraw', role: 'centre', set: { withdrawnBy: who } })

interface NewDispatch {
  deed: { wishId: string; orderId: null } | { wishId: null; orderId: string }
  teamId: string
  note: string
  who: string
  /** The open question that this one replaces. */
  instead: string | undefined
}

const openStates = ['open', 'ordered', 'overdue']

/** Asks a team; refuses a deed that is not open or about which another team is asked, and a team that nobody can answer for. */
export async function ask(tx: Transaction, { deed, teamId, note, who, instead }: NewDispatch): Promise<void> {
  const { owner, state } = await lockDeed(tx, deed)
  if (!openStates.includes(state)) throw refuse('stateChanged')
  if (instead !== undefined) {
    const replaced = await withdraw(tx, instead, who)
    if (replaced.wishId !== deed.wishId || replaced.orderId !== deed.orderId) throw refuse('badInput')
  }
  const managers = await tx
    .select({ id: users.id })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.state, 'manager'), ne(teamMembers.userId, owner)))
  if (managers.length === 0) throw refuse('notAllowed', { detail: 'team.unmanaged' })
  const [asked] = await tx
    .insert(dispatches)
    .values({ id: newId(), ...deed, teamId, operator: who, note })
    .onConflictDoNothing()
    .returning()
  if (!asked) throw refuse('stateChanged')
  await tellAsked(
    tx,
    asked,
    managers.map(({ id }) => id),
  )
}
