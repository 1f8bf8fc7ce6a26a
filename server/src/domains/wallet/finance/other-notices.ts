import type { TransferWay } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../data/database'
import { payoutDifferences, transfers } from '../../../data/schema/index'
import type { PayoutOutcome } from '../../../transport/ports/payouts'

/**
 * Whether a provider tells of another payment than the order: of the other way, or of another amount. It is stored as a
 * difference of today, once.
 */
export async function noteOtherNotice(
  tx: Transaction,
  way: TransferWay,
  id: string,
  outcome: PayoutOutcome,
): Promise<boolean> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.id, id))
  if (!row) return false
  const paidHere = row.cents - row.feeCents
  const paidThere = outcome.state === 'success' ? (outcome.cents ?? paidHere) : 0
  const isOther = row.way !== way || (outcome.state === 'success' && paidThere !== paidHere)
  if (!isOther) return false
  const order = { day: siteDate(Date.now()), way, orderId: id, kind: 'other-notice', state: row.state } as const
  await tx
    .insert(payoutDifferences)
    .values({ ...order, paidHere, returnedHere: 0, paidThere, returnedThere: 0 })
    .onConflictDoNothing()
  return true
}
