import type { FinanceAction, FinanceEntry, FinancePayout } from '@plaza/shared/operations'
import { asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../data/database'
import { financeLog, payoutReversals, transferEvents, transfers } from '../../../data/schema/index'
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

async function describe(db: Executor, row: TransferRow): Promise<FinancePayout> {
  const { id, way, masked: account, cents, feeCents, state, providerId, heldBy } = row
  const [steps, [reversal], log] = await Promise.all([
    db.select().from(transferEvents).where(eq(transferEvents.transferId, id)).orderBy(asc(transferEvents.id)),
    db
      .select()
      .from(payoutReversals)
      .where(sql`${payoutReversals.transferId} = ${id} and ${payoutReversals.state} = 'asked'`),
    db.select().from(financeLog).where(eq(financeLog.transferId, id)).orderBy(desc(financeLog.id)),
  ])
  return {
    ...{ id, way, account, cents, feeCents, state, providerId, heldBy },
    at: row.createdAt.getTime(),
    steps: steps.map((step) => ({ state: step.state, at: step.at.getTime(), who: step.who })),
    reversal: reversal ? { by: reversal.askedBy, at: reversal.askedAt.getTime(), why: reversal.why } : null,
    log: log.map(toEntry),
  }
}

export async function readPayout(db: Executor, id: string): Promise<FinancePayout> {
  const [row] = await db.select().from(transfers).where(eq(transfers.id, id))
  if (!row) throw refuse('contentGone')
  return describe(db, row)
}

/** Withdrawals that are held, or asked to be reversed; the oldest first. */
export async function listPayouts(db: Executor): Promise<FinancePayout[]> {
  const asked = db
    .select({ id: payoutReversals.transferId })
    .from(payoutReversals)
    .where(eq(payoutReversals.state, 'asked'))
  const rows = await db
    .select()
    .from(transfers)
    .where(or(isNotNull(transfers.heldBy), inArray(transfers.id, asked)))
    .orderBy(asc(transfers.createdAt))
    .limit(LISTED)
  const described: FinancePayout[] = []
  for (const row of rows) described.push(await describe(db, row))
  return described
}
