import type { FinanceAction, FinanceEntry, FinancePayout } from '@plaza/shared/operations'
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../data/database'
import { closures, financeLog, payoutReversals, transferEvents, transfers } from '../../../data/schema/index'
import { refuse } from '../../../transport/refusal'
import type { TransferRow } from '../transfer-steps'

/** Withdrawals listed at once. */
const LISTED = 100

/** What an operator does about a withdrawal, and why. */
export interface PayoutAction {
  id: string
  who: string
  why: string
}

interface NewFinanceEntry {
  who: string
  action: FinanceAction
  why: string
  transferId?: string
  day?: string
  way?: 'alipay' | 'wechat'
}

/** Adds a row to the finance log, which no statement can change. */
export const logAction = (tx: Executor, entry: NewFinanceEntry) => tx.insert(financeLog).values(entry)

export async function lockPayout(tx: Transaction, id: string): Promise<TransferRow> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update')
  if (!row) throw refuse('contentGone')
  return row
}

const toEntry = ({ id, at, who, action, why }: typeof financeLog.$inferSelect): FinanceEntry => ({
  ...{ id, who, action, why },
  at: at.getTime(),
})

/** Withdrawals with their steps, their request of a reversal and their log, in a fixed number of statements. */
async function describe(db: Executor, rows: readonly TransferRow[]): Promise<FinancePayout[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const owners = rows.map(({ userId }) => userId)
  const [steps, reversals, log, closed] = await Promise.all([
    db.select().from(transferEvents).where(inArray(transferEvents.transferId, ids)).orderBy(asc(transferEvents.id)),
    db
      .select()
      .from(payoutReversals)
      .where(and(inArray(payoutReversals.transferId, ids), eq(payoutReversals.state, 'asked'))),
    db.select().from(financeLog).where(inArray(financeLog.transferId, ids)).orderBy(desc(financeLog.id)),
    db
      .select({ userId: closures.userId })
      .from(closures)
      .where(and(inArray(closures.userId, owners), isNotNull(closures.closedAt))),
  ])
  return rows.map(({ id, way, masked: account, cents, feeCents, state, providerId, heldBy, userId, createdAt }) => {
    const reversal = reversals.find((one) => one.transferId === id)
    return {
      ...{ id, way, account, cents, feeCents, state, providerId, heldBy },
      at: createdAt.getTime(),
      closed: closed.some((one) => one.userId === userId),
      steps: steps
        .filter((step) => step.transferId === id)
        .map((step) => ({ state: step.state, at: step.at.getTime(), who: step.who })),
      reversal: reversal ? { by: reversal.askedBy, at: reversal.askedAt.getTime(), why: reversal.why } : null,
      log: log.filter((entry) => entry.transferId === id).map(toEntry),
    }
  })
}

/** Undefined if there is no such order. */
export async function readPayout(db: Executor, id: string): Promise<FinancePayout | undefined> {
  const [payout] = await describe(db, await db.select().from(transfers).where(eq(transfers.id, id)))
  return payout
}

/** Withdrawals that are held, or asked to be reversed; the oldest first. */
export async function listPayouts(db: Executor): Promise<FinancePayout[]> {
  // Two questions with an index each: an `or` over both would read all transfers.
  const [held, asked] = await Promise.all([
    db.select().from(transfers).where(isNotNull(transfers.heldBy)).orderBy(asc(transfers.createdAt)).limit(LISTED),
    db
      .select({ transfer: transfers })
      .from(payoutReversals)
      .innerJoin(transfers, eq(transfers.id, payoutReversals.transferId))
      .where(eq(payoutReversals.state, 'asked'))
      .orderBy(asc(payoutReversals.id))
      .limit(LISTED),
  ])
  const rows = new Map([...held, ...asked.map(({ transfer }) => transfer)].map((row) => [row.id, row]))
  const oldestFirst = [...rows.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return describe(db, oldestFirst.slice(0, LISTED))
}
