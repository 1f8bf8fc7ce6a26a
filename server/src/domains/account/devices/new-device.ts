import { eq } from 'drizzle-orm'
import type { Executor } from '../../../data/database'
import { knownPlaces } from '../../../data/schema/index'
import { networkLabel } from '../../../transport/client/network-label'
import type { Context } from '../../../transport/context'
import { sendMessages } from '../../messages/send'
import { knownPlaceOf, rememberPlace } from '../attempts'

/**
 * Remembers the device of a login, and sends the user a message if it is a new one. The first known login of an account
 * sends none. A device without an id counts by its network. Call it as the last statement of the transaction.
 */
export async function noteDevice(tx: Executor, context: Context, userId: string): Promise<void> {
  const { secret, ip, visitor, device } = context
  const place = { db: tx, secret, ip, visitor }
  const account = `user:${userId}`
  const [earlier] = await tx.select().from(knownPlaces).where(eq(knownPlaces.account, account)).limit(1)
  const known = await knownPlaceOf(place, account)
  await rememberPlace(place, account)
  const isNew = visitor ? !known?.device : known === null
  if (!earlier || !isNew) return
  const params = { device, network: networkLabel(ip) }
  await sendMessages(tx, [{ to: userId, template: 'login.new-device', params, link: '/safe' }])
}
