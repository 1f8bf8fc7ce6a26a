import {
  lifecycles,
  ORDER_COMPLETION_DAYS,
  type OrderEvent,
  type OrderState,
  type OrderStep,
  openSteps,
  type RoleOf,
  type StepOf,
  stateAfter,
} from '@plaza/shared/api'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { serviceOrderSteps, serviceOrders, teamMembers } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { lapseDispatch } from '../dispatches/lapse'
import { managesTeam } from '../teams/roles'

const { serviceOrder: machine } = lifecycles
type Role = RoleOf<typeof machine>
export type StoredOrder = typeof serviceOrders.$inferSelect

/** Whether somebody manages the team that gives an order's service. */
export const managesTeamOf = (userId: string): SQL<boolean> => managesTeam(serviceOrders.teamId, userId)

/** Orders that somebody may see: own ones, and those of teams that they manage. */
export const seenBy = (userId: string): SQL | undefined => or(eq(serviceOrders.userId, userId), managesTeamOf(userId))

const isProvider = sql`p.team_id = ${serviceOrders.teamId} and p.user_id = ${serviceOrders.providerId}`

/** Whether who took an order on is no manager of the team any more: the other managers stand in. */
export const isAbandoned = sql<boolean>`(${serviceOrders.state} = 'provided' and
  (select p.state from ${teamMembers} p where ${isProvider})
    is distinct from 'manager')`

interface OrderReader {
  id: string
  manages: boolean
  abandoned: boolean
}

/** What somebody is to an order. Who orders from the own team is no manager of it: nobody earns by an own order. */
function rolesOf(order: StoredOrder, { id, manages, abandoned }: OrderReader): Role[] {
  if (order.userId === id) return ['orderer']
  const roles: Role[] = manages ? ['manager'] : []
  return order.providerId === id || (manages && abandoned) ? [...roles, 'provider'] : roles
}

export const openStepsFor = (order: StoredOrder, reader: OrderReader): OrderStep[] =>
  openSteps(machine, order.state, rolesOf(order, reader)).filter((step) => step !== 'expire')

const eventOf: Readonly<Record<StepOf<typeof machine>, OrderEvent>> = {
  provide: 'provided',
  complete: 'completed',
  score: 'scored',
  refuse: 'refused',
  cancel: 'cancelled',
  expire: 'overdue',
  'give-back': 'given-back',
}

/** What is set of an order that a person takes on. */
export const providedBy = (personId: string): PgUpdateSetSource<typeof serviceOrders> => ({
  providerId: personId,
  dueAt: sql`greatest(${serviceOrders.wantedAt}, now()) + make_interval(days => ${ORDER_COMPLETION_DAYS})`,
  remindedAt: null,
})

/** What an order is with nobody who has taken it on. */
export const unprovided = { providerId: null, dueAt: null, remindedAt: null }

interface OrderMove {
  id: string
  step: OrderStep
  personId: string
  set?: PgUpdateSetSource<typeof serviceOrders>
  text?: string
}

export const noteStep = (tx: Executor, step: Omit<typeof serviceOrderSteps.$inferInsert, 'id'>) =>
  tx.insert(serviceOrderSteps).values({ id: newId(), ...step })

/** Locks an order and takes a step of it as a person; refuses a step that is not open. Returns the order as it was. */
export async function moveOrder(tx: Transaction, { id, step, personId, set, text }: OrderMove): Promise<StoredOrder> {
  const [row] = await tx
    .select({ order: serviceOrders, manages: managesTeamOf(personId), abandoned: isAbandoned })
    .from(serviceOrders)
    .where(and(eq(serviceOrders.id, id), seenBy(personId)))
    .for('update', { of: serviceOrders })
  if (!row) throw refuse('contentGone')
  const { order, manages, abandoned } = row
  const state = stateAfter(machine, order.state, step, rolesOf(order, { id: personId, manages, abandoned }))
  if (state === null) throw refuse('stateChanged')
  await tx
    .update(serviceOrders)
    .set({ ...set, state: state as OrderState } as PgUpdateSetSource<typeof serviceOrders>)
    .where(eq(serviceOrders.id, id))
  await noteStep(tx, { orderId: id, event: eventOf[step], actorId: personId, text: text ?? '' })
  if (order.state === 'ordered' || order.state === 'overdue') await lapseDispatch(tx, { orderId: id })
  return order
}

/** Takes the clock's step of a locked order; false if it is not open. */
export async function expireOrder(
  tx: Transaction,
  { id, state }: StoredOrder,
  step: 'expire' | 'give-back',
): Promise<boolean> {
  const after = stateAfter(machine, state, step, ['clock'])
  if (after === null) return false
  await tx
    .update(serviceOrders)
    .set({ state: after as OrderState, ...unprovided })
    .where(eq(serviceOrders.id, id))
  await noteStep(tx, { orderId: id, event: eventOf[step] })
  return true
}
