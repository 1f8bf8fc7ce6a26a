import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { teamMembers, teamServices } from '../../data/schema/index'
import { type NewMessage, sendMessages } from '../messages/send'
import { addressOfOrder } from '../page-addresses'
import { managersOf } from '../teams/roles'
import type { StoredOrder } from './steps'

type ToldOrder = Pick<StoredOrder, 'id' | 'serviceId' | 'teamId'>

const titleOf = async (tx: Transaction, serviceId: string): Promise<string> =>
  (await tx.select({ title: teamServices.title }).from(teamServices).where(eq(teamServices.id, serviceId)))[0]?.title ??
  ''

/** What one person is told about an order. */
export async function tell(
  tx: Transaction,
  { id, serviceId }: ToldOrder,
  made: (service: string) => NewMessage | null,
): Promise<void> {
  const message = made(await titleOf(tx, serviceId))
  if (message) await sendMessages(tx, [{ ...message, link: addressOfOrder(id) }])
}

export async function tellManagers(
  tx: Transaction,
  order: ToldOrder,
  template: 'order.received' | 'order.cancelled',
): Promise<void> {
  const service = await titleOf(tx, order.serviceId)
  const link = addressOfOrder(order.id)
  await sendMessages(
    tx,
    (await managersOf(tx, order.teamId)).map((to) => ({ to, template, params: { service }, link })),
  )
}

async function titlesOf(tx: Transaction, list: readonly StoredOrder[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: teamServices.id, title: teamServices.title })
    .from(teamServices)
    .where(inArray(teamServices.id, [...new Set(list.map(({ serviceId }) => serviceId))]))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Reminds those who took orders on that they end soon, once for each time that it was taken on. */
export async function tellEndingSoon(tx: Transaction, list: readonly StoredOrder[]): Promise<void> {
  if (list.length === 0) return
  const titles = await titlesOf(tx, list)
  await sendMessages(
    tx,
    list.flatMap((order): NewMessage[] =>
      order.providerId
        ? [
            {
              to: order.providerId,
              template: 'order.reminded',
              params: { service: titles.get(order.serviceId) ?? '' },
              link: addressOfOrder(order.id),
              onceKey: `order-reminded:${order.id}:${order.dueAt?.getTime()}`,
            },
          ]
        : [],
    ),
  )
}

/**
 * Tells the orderers and the managers, once for each order and time, that nobody took them on in time or that who did has
 * not completed them, or each time that who did gave them back: its time may be the same as before.
 */
export async function tellOverdue(
  tx: Transaction,
  list: readonly StoredOrder[],
  template: 'order.overdue' | 'order.given-back' | 'order.returned',
): Promise<void> {
  if (list.length === 0) return
  const managers = await tx
    .select({ id: teamMembers.userId, teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(
      and(
        inArray(teamMembers.teamId, [...new Set(list.map(({ teamId }) => teamId))]),
        eq(teamMembers.state, 'manager'),
      ),
    )
  const titles = await titlesOf(tx, list)
  const messages = list.flatMap((order): NewMessage[] =>
    [order.userId, ...managers.filter(({ teamId }) => teamId === order.teamId).map(({ id }) => id)].map((to) => ({
      to,
      template,
      params: { service: titles.get(order.serviceId) ?? '' },
      link: addressOfOrder(order.id),
      ...(template !== 'order.returned' && { onceKey: `${template}:${order.id}:${order.dueAt?.getTime() ?? ''}` }),
    })),
  )
  await sendMessages(tx, messages)
}
