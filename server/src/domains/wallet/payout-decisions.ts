import { formatMoney } from '@plaza/shared/format'
import type { QueueSubject } from '@plaza/shared/operations'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { queueItems, transfers } from '../../data/schema/index'
import { type Decision, type DecisionOutcome, ItemFailure, type QueueSubjects } from '../queue/subject'
import { balanceOf } from './ledger'
import { isNewTarget } from './targets'
import { readRules } from './transfer-rules'
import { type TransferRow, takeStep } from './transfer-steps'

const QUEUE = 'payouts'
const WHERE = { where: '提现', whereEn: 'Withdrawal' }
const NOTHING: DecisionOutcome = { tags: [] }

/** How many operators have to approve a sum. */
const neededFor = async (db: Executor, cents: number): Promise<number> =>
  cents > (await readRules(db)).two_above_cents ? 2 : 1

interface Approvals {
  /** Operators, each once, the earliest first. */
  by: string[]
  count: number
}

async function approvalsOf(db: Executor, id: string): Promise<Approvals> {
  const rows = await db
    .select({ by: queueItems.decidedBy })
    .from(queueItems)
    .where(
      and(
        ...[eq(queueItems.queue, QUEUE), inArray(queueItems.kind, ['alipay', 'wechat']), eq(queueItems.subjectId, id)],
        ...[eq(queueItems.state, 'decided'), eq(queueItems.decision, 'accept')],
      ),
    )
    .orderBy(queueItems.decidedAt, queueItems.id)
  const names = rows.flatMap(({ by }) => (by === null ? [] : [by]))
  return { by: [...new Set(names)], count: rows.length }
}

async function paidTo(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${transfers.cents}), 0)::bigint`.mapWith(Number) })
    .from(transfers)
    .where(and(eq(transfers.userId, userId), eq(transfers.state, 'success')))
  return row?.cents ?? 0
}

async function describe(db: Executor, row: TransferRow): Promise<QueueSubject> {
  const { id, userId, cents, feeCents, masked: account, accountHash } = row
  const { available: leftCents } = await balanceOf(db, userId)
  return {
    ...{ title: formatMoney(cents), text: id, images: [], video: null, ...WHERE },
    payout: {
      ...{ cents, feeCents, account, leftCents },
      isKnown: !(await isNewTarget(db, userId, accountHash)),
      paidCents: await paidTo(db, userId),
      needed: await neededFor(db, cents),
      approvedBy: (await approvalsOf(db, id)).by,
    },
  }
}

/** The item is decided already: the operator of this approval is among those who approved. */
async function approve(tx: Transaction, row: TransferRow): Promise<void> {
  const { by, count } = await approvalsOf(tx, row.id)
  // The same operator a second time.
  if (by.length < count) throw new ItemFailure('unfit')
  if (by.length < (await neededFor(tx, row.cents))) {
    const { id: subjectId, userId: authorId, way: kind } = row
    await tx.insert(queueItems).values({ queue: QUEUE, kind, subjectId, authorId, cause: 'reopened' })
    return
  }
  const approved = await takeStep(tx, row.id, 'approve', { who: by.join(', '), askAt: sql`now()` })
  if (!approved) throw new ItemFailure('unfit')
}

async function refusePayout(tx: Transaction, row: TransferRow, reasonText: string): Promise<void> {
  if (!(await takeStep(tx, row.id, 'refuse', { reason: 'review', reasonText }))) throw new ItemFailure('unfit')
}

async function decide(tx: Transaction, id: string, { decision, reason }: Decision): Promise<DecisionOutcome> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.id, id))
  if (row?.state !== 'reviewing') throw new ItemFailure('unfit')
  await (decision === 'accept' ? approve(tx, row) : refusePayout(tx, row, reason))
  return NOTHING
}

/** Withdrawals that wait for a review, as finance sees them. The books and the person's message follow from the step. */
export const payoutSubjects: QueueSubjects = {
  async read(db, ids) {
    const rows = await db
      .select()
      .from(transfers)
      .where(inArray(transfers.id, [...ids]))
    const described: [string, QueueSubject][] = []
    for (const row of rows) described.push([row.id, await describe(db, row)])
    return new Map(described)
  },
  lock: (tx, id) => tx.select({ id: transfers.id }).from(transfers).where(eq(transfers.id, id)).for('update'),
  decide,
}
