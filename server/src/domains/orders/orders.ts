import { orders as endpoints, type Order, type OrderTag, type Page, teams as teamEndpoints } from '@plaza/shared/api'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { serviceKinds, serviceOrders, teamServices } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { descending, type PageBounds, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { managedTeams } from '../teams/roles'
import { creditCodes, earnCredits } from '../wallet/credits'
import { tell, tellManagers, tellOverdue } from './notices'
import { order } from './ordering'
import { readOrder, selectOrders, selectServices, toKind, toOrder, toService } from './rows'
import { moveOrder, providedBy, unprovided } from './steps'

const popular = descending(teamServices.orders, teamServices.id)
const newest = descending(serviceOrders.createdAt, serviceOrders.id)

type OrdersWhere = (after: SQL | undefined, bounds: PageBounds) => SQL | undefined

async function pageOfOrders(context: Context, query: PageInput, where: OrdersWhere): Promise<Page<Order>> {
  const { db, person } = context
  const { rows, next } = await pageOf(context, query, newest, (after, bounds) =>
    selectOrders(db, person.id, where(after, bounds)),
  )
  return { list: rows.map((row) => toOrder(row, person.id)), next }
}

/** The first orders of each team that the person manages: an index has them in the order of the list. */
const ofManagedTeams = (context: Context, where: SQL | undefined, { orderBy, limit }: PageBounds): SQL =>
  sql`${serviceOrders.id} in (select first.id from ${managedTeams(context.db, context.person.id)} team cross join lateral (
    select ${serviceOrders.id} from ${serviceOrders} where ${and(sql`${serviceOrders.teamId} = team.team_id`, where)}
    order by ${orderBy} limit ${limit}) first)`

/** Takes a step in a transaction, and answers the order as it is then. */
async function takeStep(context: Context, id: string, step: (tx: Transaction) => Promise<void>) {
  await context.db.transaction(step)
  return readOrder(context, id)
}

const provide = (context: Context, id: string) =>
  takeStep(context, id, async (tx) => {
    const { person } = context
    const moved = await moveOrder(tx, { id, step: 'provide', personId: person.id, set: providedBy(person.id) })
    await tell(tx, moved, (service) => ({ to: moved.userId, template: 'order.provided', params: { service } }))
  })

async function refuseOrder(context: Context, id: string, reason: string) {
  const { person, moderation } = context
  if ((await moderation.stateOfPost(person, [reason])) !== 'shown') throw refuse('notAllowed', { detail: 'words.held' })
  return takeStep(context, id, async (tx) => {
    const moved = await moveOrder(tx, { id, step: 'refuse', personId: person.id, text: reason })
    await tell(tx, moved, (service) => ({ to: moved.userId, template: 'order.refused', params: { service, reason } }))
  })
}

const cancel = (context: Context, id: string) =>
  takeStep(context, id, async (tx) => {
    await tellManagers(tx, await moveOrder(tx, { id, step: 'cancel', personId: context.person.id }), 'order.cancelled')
  })

const complete = (context: Context, id: string) =>
  takeStep(context, id, async (tx) => {
    const { person } = context
    const moved = await moveOrder(tx, { id, step: 'complete', personId: person.id, set: { providerId: person.id } })
    await tell(tx, moved, (service) => ({ to: moved.userId, template: 'order.completed', params: { service } }))
    await earnCredits(tx, { userId: person.id, code: creditCodes.order, reason: `order:${id}` })
  })

const giveBack = (context: Context, id: string) =>
  takeStep(context, id, async (tx) => {
    const moved = await moveOrder(tx, { id, step: 'give-back', personId: context.person.id, set: unprovided })
    await tellOverdue(tx, [moved], 'order.returned')
  })

interface Evaluation {
  score: number
  text: string
  tags: OrderTag[]
}

async function evaluate(context: Context, id: string, { score, text, tags }: Evaluation) {
  if (text) await refuseBanned(context.db, context.person.id)
  const { person, moderation } = context
  if (text && (await moderation.stateOfPost(person, [text])) !== 'shown')
    throw refuse('notAllowed', { detail: 'words.held' })
  return takeStep(context, id, async (tx) => {
    const set = { score, scoreText: text, scoreTags: tags, scoredAt: sql`now()` }
    const moved = await moveOrder(tx, { id, step: 'score', personId: person.id, set })
    const { providerId } = moved
    if (providerId)
      await tell(tx, moved, (service) => ({
        to: providerId,
        template: 'order.scored',
        params: { service, score: String(score) },
      }))
  })
}

export const orderHandlers = [
  handle(teamEndpoints.serviceKinds, async (_, { db }) => {
    const rows = await db.select().from(serviceKinds).orderBy(asc(serviceKinds.sort), asc(serviceKinds.id))
    return { list: rows.map((kind) => ({ ...toKind(kind), icon: kind.icon })) }
  }),
  handle(endpoints.services, async ({ query = {} }, context) => {
    const where = and(eq(teamServices.open, true), query.kind ? eq(teamServices.kindId, query.kind) : undefined)
    const { rows, next } = await pageOf(context, query, popular, (after) =>
      selectServices(context.db, and(where, after)),
    )
    return { list: rows.map(toService), next }
  }),
  handle(endpoints.given, ({ query = {} }, context) =>
    pageOfOrders(context, query, (after, bounds) =>
      ofManagedTeams(context, and(query.state && eq(serviceOrders.state, query.state), after), bounds),
    ),
  ),
  handle(endpoints.list, ({ query = {} }, context) =>
    pageOfOrders(context, query, (after) =>
      and(eq(serviceOrders.userId, context.person.id), query.state && eq(serviceOrders.state, query.state), after),
    ),
  ),
  handle(endpoints.detail, ({ params }, context) => readOrder(context, params.id)),
  handle(endpoints.score, async ({ query }, context) => {
    await readOrder(context, query.order_id)
    const [row] = await context.db.select().from(serviceOrders).where(eq(serviceOrders.id, query.order_id))
    return {
      score: row?.score ?? null,
      text: row?.scoreText ?? '',
      tags: (row?.scoreTags ?? []) as OrderTag[],
      scored_at: row?.scoredAt?.toISOString() ?? null,
    }
  }),
  handle(endpoints.order, async ({ body }, context) => readOrder(context, await order(context, body))),
  handle(endpoints.provide, ({ body }, context) => provide(context, body.order_id)),
  handle(endpoints.refuse, ({ params, body }, context) => refuseOrder(context, params.id, body.reason)),
  handle(endpoints.cancel, ({ params }, context) => cancel(context, params.id)),
  handle(endpoints.complete, ({ params }, context) => complete(context, params.id)),
  handle(endpoints.giveBack, ({ params }, context) => giveBack(context, params.id)),
  handle(endpoints.rate, ({ body }, context) =>
    evaluate(context, body.order_id, { score: body.score, text: body.text ?? '', tags: [] }),
  ),
  handle(endpoints.evaluate, ({ body }, context) =>
    evaluate(context, body.order_id, { score: body.score, text: body.text ?? '', tags: [...new Set(body.tags)] }),
  ),
]
