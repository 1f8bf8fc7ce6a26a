import type { orders as endpoints, OrderFor } from '@plaza/shared/api'
import { DAY_MS, DAY_SECONDS } from '@plaza/shared/format'
import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { addresses, helpers, serviceOrders, teamServices } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import type { HandlerInput } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { publishOnce } from '../publish-once'
import { consumeRateLimit } from '../rate-limits'
import { tellManagers } from './notices'
import { noteStep } from './steps'

type NewOrder = HandlerInput<typeof endpoints.order>['body']

const ORDERS_PER_DAY = 10
/** How far ahead a service can be ordered. */
const MAX_DAYS_AHEAD = 60

/** Orders a service. A repeated key returns the order that it made before. */
export const order = (context: Context, body: NewOrder): Promise<string> =>
  publishOnce(context.db, serviceOrders, { userId: context.person.id, key: body.key }, () => insertOrder(context, body))

function requireTime(moment: string): Date {
  const [at, now] = [new Date(moment), Date.now()]
  if (at.getTime() <= now) throw refuse('tooLate', { detail: 'time.past' })
  if (at.getTime() > now + MAX_DAYS_AHEAD * DAY_MS) throw refuse('tooEarly', { detail: 'time.far' })
  return at
}

/** One of those whom a person looks after, as an order keeps it. */
async function readForWhom(db: Executor, userId: string, helperId: string): Promise<OrderFor> {
  const { name, phone, relation, born, needs, note } = helpers
  const [row] = await db
    .select({ name, phone, relation, born, needs, note })
    .from(helpers)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId), isNull(helpers.removedAt)))
  if (!row) throw refuse('contentGone')
  return row
}

async function insertOrder({ db, person }: Context, body: NewOrder): Promise<string | undefined> {
  await refuseBanned(db, person.id)
  const wantedAt = requireTime(body.wanted_at)
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, body.address_id), eq(addresses.userId, person.id), isNull(addresses.removedAt)))
  if (!address) throw refuse('contentGone')
  const forWhom = body.helper_id === undefined ? null : await readForWhom(db, person.id, body.helper_id)
  return db.transaction(async (tx) => {
    const [service] = await tx
      .select()
      .from(teamServices)
      .where(and(eq(teamServices.id, body.service_id), eq(teamServices.open, true)))
      .for('key share')
    if (!service) throw refuse('contentGone')
    const id = newId()
    const [added] = await tx
      .insert(serviceOrders)
      .values({
        id,
        serviceId: service.id,
        teamId: service.teamId,
        userId: person.id,
        contact: address.name,
        phone: address.phone,
        address: `${address.district} ${address.detail}`,
        forWhom,
        wantedAt,
        note: body.note ?? '',
        publishKey: body.key,
      })
      .onConflictDoNothing({ target: [serviceOrders.userId, serviceOrders.publishKey] })
      .returning()
    if (!added) return undefined
    await consumeRateLimit(tx, [
      { key: `order:${person.id}`, max: ORDERS_PER_DAY, seconds: DAY_SECONDS, detail: 'day.full' },
    ])
    await noteStep(tx, { orderId: id, event: 'ordered', actorId: person.id })
    await tellManagers(tx, added, 'order.received')
    return id
  })
}
