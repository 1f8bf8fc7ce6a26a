import { eq } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { serviceOrders, teamServices, wishes } from '../../data/schema/index'
import { excerptOf } from '../excerpt'
import { sendMessages } from '../messages/send'
import { addressOfTeamPages } from '../page-addresses'
import { managersOf } from '../teams/roles'
import type { StoredDispatch } from './lapse'

type DeedReference = Pick<StoredDispatch, 'wishId' | 'orderId'>

async function titleOf(tx: Transaction, { wishId, orderId }: DeedReference): Promise<string> {
  const [row] = wishId
    ? await tx.select({ title: wishes.title }).from(wishes).where(eq(wishes.id, wishId))
    : await tx
        .select({ title: teamServices.title })
        .from(serviceOrders)
        .innerJoin(teamServices, eq(teamServices.id, serviceOrders.serviceId))
        .where(eq(serviceOrders.id, orderId ?? ''))
  return excerptOf(row?.title ?? '')
}

/** Tells the managers of a team what the centre asks of it. */
export async function tellAsked(
  tx: Transaction,
  { teamId, note, ...deed }: StoredDispatch,
  managers: readonly string[],
) {
  const params = { title: await titleOf(tx, deed), note: excerptOf(note) }
  const link = addressOfTeamPages(teamId, 'asked')
  await sendMessages(
    tx,
    managers.map((to) => ({ to, template: 'dispatch.asked' as const, params, link })),
  )
}

/** Tells the managers whose team the order was that another team took it on. */
export async function tellPassedOn(tx: Transaction, { id, teamId }: { id: string; teamId: string }): Promise<void> {
  const params = { title: await titleOf(tx, { wishId: null, orderId: id }) }
  const managers = await managersOf(tx, teamId)
  await sendMessages(
    tx,
    managers.map((to) => ({ to, template: 'order.passed-on' as const, params, link: addressOfTeamPages(teamId) })),
  )
}
