import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../data/database'
import { payoutReversals } from '../../../data/schema/index'
import { refuse } from '../../../transport/refusal'
import { takeStep } from '../transfer-steps'
import { lockPayout, logAction, type PayoutAction } from './payout-record'

/** Asks that a paid transfer is given back. Nothing is booked until somebody else approves. */
export const askReversal = (db: Database, { id, who, why }: PayoutAction): Promise<void> =>
  db.transaction(async (tx) => {
    const { state } = await lockPayout(tx, id)
    if (state !== 'success') throw refuse('stateChanged')
    const [asked] = await tx
      .insert(payoutReversals)
      .values({ transferId: id, askedBy: who, why })
      .onConflictDoNothing()
      .returning()
    if (!asked) throw refuse('stateChanged')
    await logAction(tx, { who, action: 'ask-reversal', why, transferId: id })
  })

/**
 * Approves a reversal, which books the counter-entry, or refuses it. False, and nothing is done, where who asked also
 * approves: who asked may only take it back.
 */
export const decideReversal = (
  db: Database,
  decision: 'approve' | 'refuse',
  { id, who, why }: PayoutAction,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockPayout(tx, id)
    const isOpen = and(eq(payoutReversals.transferId, id), eq(payoutReversals.state, 'asked'))
    const [request] = await tx.select().from(payoutReversals).where(isOpen)
    if (!request) throw refuse('stateChanged')
    if (decision === 'approve' && request.askedBy === who) return false
    await tx
      .update(payoutReversals)
      .set({ state: decision === 'approve' ? 'approved' : 'refused', decidedBy: who, decidedAt: sql`now()` })
      .where(eq(payoutReversals.id, request.id))
    await logAction(tx, { who, action: `${decision}-reversal`, why, transferId: id })
    if (decision === 'refuse') return true
    const facts = { reason: 'returned', reasonText: request.why, who: `${request.askedBy}, ${who}` } as const
    if (!(await takeStep(tx, id, 'reverse', facts))) throw refuse('stateChanged')
    return true
  })
