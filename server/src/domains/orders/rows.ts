import type { Order, OrderDetail, OrderFor, OrderTag, Service } from '@plaza/shared/api'
import { maskPhone } from '@plaza/shared/format'
import { and, asc, eq, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../data/database'
import { serviceKinds, serviceOrderSteps, serviceOrders, teamServices, teams, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { maskText } from '../account/users'
import { askedOf, isOrderAskedOf } from '../dispatches/asked'
import { teamName } from '../teams/names'
import { isAbandoned, managesTeamOf, openStepsFor, seenBy } from './steps'

export const selectServices = (db: Executor, where: SQL | undefined) =>
  db
    .select({ service: teamServices, kind: serviceKinds, team: teamName })
    .from(teamServices)
    .innerJoin(serviceKinds, eq(serviceKinds.id, teamServices.kindId))
    .innerJoin(teams, eq(teams.id, teamServices.teamId))
    .where(where)
    .$dynamic()

type ServiceRow = Awaited<ReturnType<typeof selectServices>>[number]

export const toKind = ({ id, name, nameEn }: ServiceRow['kind']) => ({ id, name, ...(nameEn && { name_en: nameEn }) })

const TENTHS = 10

export const toService = ({ service, kind, team }: ServiceRow): Service => ({
  id: service.id,
  title: service.title,
  ...(service.titleEn && { title_en: service.titleEn }),
  image: service.image,
  kind: toKind(kind),
  intro: service.intro,
  ...(service.introEn && { intro_en: service.introEn }),
  district: service.district,
  team,
  score: service.scores > 0 ? Math.round((service.scoreSum / service.scores) * TENTHS) / TENTHS : null,
  orders: service.orders,
})

const providers = alias(users, 'providers')

export const selectOrders = (db: Executor, userId: string, where: SQL | undefined) =>
  db
    .select({
      order: serviceOrders,
      service: {
        id: teamServices.id,
        title: teamServices.title,
        titleEn: teamServices.titleEn,
        image: teamServices.image,
      },
      team: teamName,
      provider: providers.nickname,
      manages: managesTeamOf(userId),
      abandoned: isAbandoned,
    })
    .from(serviceOrders)
    .innerJoin(teamServices, eq(teamServices.id, serviceOrders.serviceId))
    .innerJoin(teams, eq(teams.id, serviceOrders.teamId))
    .leftJoin(providers, eq(providers.id, serviceOrders.providerId))
    .where(where)
    .$dynamic()

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number]

const VISIBLE_OF_ADDRESS = 6

/** Whether the person gives the service now: nobody needs the address once it is done. */
const isGivenBy = ({ order, manages, abandoned }: OrderRow, userId: string): boolean =>
  order.state === 'provided' && (order.providerId === userId || (manages && abandoned))

/** Whom a service is for, and where: whole for who ordered it and, until it is done, who took it on; else masked. */
function deliveryFor(row: OrderRow, userId: string) {
  const { contact, phone, address, userId: ordererId } = row.order
  if (ordererId === userId || isGivenBy(row, userId)) return { contact, phone, address }
  return {
    contact: maskText(contact, 1, 0),
    phone: maskPhone(phone),
    address: maskText(address, VISIBLE_OF_ADDRESS, 0),
  }
}

/**
 * Whom an order is for: what is known of them is for who ordered it and, until it is done, for who took it on. The
 * phone is masked for the orderer, as in the list of those whom they look after.
 */
function forWhomFor(row: OrderRow, userId: string): OrderFor | null {
  const { forWhom, userId: ordererId } = row.order
  if (!forWhom) return null
  if (ordererId === userId) return { ...forWhom, phone: forWhom.phone && maskPhone(forWhom.phone) }
  return isGivenBy(row, userId) ? forWhom : null
}

export function toOrder(row: OrderRow, userId: string): Order {
  const { order, service, team, provider, manages, abandoned } = row
  return {
    id: order.id,
    service: {
      id: service.id,
      title: service.title,
      ...(service.titleEn && { title_en: service.titleEn }),
      image: service.image,
    },
    team,
    state: order.state,
    own: order.userId === userId,
    ...deliveryFor(row, userId),
    provider,
    wanted_at: order.wantedAt.toISOString(),
    note: order.note,
    score: order.score,
    score_text: order.scoreText,
    score_tags: order.scoreTags as OrderTag[],
    created_at: order.createdAt.toISOString(),
    steps: openStepsFor(order, { id: userId, manages, abandoned }),
  }
}

/** An order that the person may see. */
export async function readOrder({ db, person }: Pick<Context, 'db' | 'person'>, id: string): Promise<OrderDetail> {
  const [row] = await selectOrders(
    db,
    person.id,
    and(eq(serviceOrders.id, id), or(seenBy(person.id), isOrderAskedOf(person.id))),
  )
  if (!row) throw refuse('contentGone')
  const steps = await db
    .select()
    .from(serviceOrderSteps)
    .where(eq(serviceOrderSteps.orderId, id))
    .orderBy(asc(serviceOrderSteps.at), asc(serviceOrderSteps.id))
  return {
    ...toOrder(row, person.id),
    for_whom: forWhomFor(row, person.id),
    asked: await askedOf(db, { orderId: id }, person.id),
    timeline: steps.map(({ event, at, text }) => ({ event, at: at.toISOString(), text })),
  }
}
