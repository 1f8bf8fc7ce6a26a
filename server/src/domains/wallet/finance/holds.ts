import { formatYuan } from '@plaza/shared/format'
import { sendableStates } from '@plaza/shared/operations'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../data/database'
import { transfers } from '../../../data/schema/index'
import { refuse } from '../../../transport/refusal'
import { sendMessages } from '../../messages/send'
import { lockPayout, logAction, type PayoutAction } from './payout-record'

/** Keeps a transfer from being sent until it is released, and tells the person. What the provider says of it is booked all the same. */
export const holdPayout = (db: Database, { id, who, why }: PayoutAction): Promise<void> =>
  db.transaction(async (tx) => {
    const { state, heldBy, userId, cents } = await lockPayout(tx, id)
    if (heldBy !== null || !sendableStates.includes(state)) throw refuse('stateChanged')
    await tx.update(transfers).set({ heldBy: who }).where(eq(transfers.id, id))
    await logAction(tx, { who, action: 'hold', why, transferId: id })
    const params = { yuan: formatYuan(cents) }
    await sendMessages(tx, [{ to: userId, template: 'transfer.held', params, link: `/cash-detail/${id}` }])
  })

/** Lets a transfer go on: the job sends it if it was due. */
export const releasePayout = (db: Database, { id, who, why }: PayoutAction): Promise<void> =>
  db.transaction(async (tx) => {
    const { heldBy } = await lockPayout(tx, id)
    if (heldBy === null) throw refuse('stateChanged')
    const askAt = sql`case when ${transfers.askAt} is null then null else now() end`
    await tx.update(transfers).set({ heldBy: null, askAt }).where(eq(transfers.id, id))
    await logAction(tx, { who, action: 'release', why, transferId: id })
  })
