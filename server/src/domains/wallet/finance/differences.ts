import type { TransferWay } from '@plaza/shared/api'
import type { PayoutDifference, ReconciledDay } from '@plaza/shared/operations'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../../data/database'
import { payoutDifferences, reconciliations } from '../../../data/schema/index'
import { refuse } from '../../../transport/refusal'
import { logAction } from './payout-record'

/** Days and ways, and differences, listed at once. */
const DAYS = 62
const LISTED = 500

const { goneAt, explainedAt } = payoutDifferences
const isOpen = and(isNull(goneAt), isNull(explainedAt))

const toDifference = (row: typeof payoutDifferences.$inferSelect): PayoutDifference => ({
  ...{ id: row.id, day: row.day, way: row.way, order: row.orderId, kind: row.kind, state: row.state },
  here: { paid: row.paidHere, returned: row.returnedHere },
  there: { paid: row.paidThere, returned: row.returnedThere },
  explained:
    row.explainedBy !== null && row.explainedAt !== null
      ? { by: row.explainedBy, at: row.explainedAt.getTime(), why: row.explanation ?? '' }
      : null,
  goneAt: row.goneAt?.getTime() ?? null,
})

export async function listDays(db: Executor): Promise<ReconciledDay[]> {
  // Columns of one table are written without its name, which would be the other table's in here.
  const differences = (also: ReturnType<typeof sql>) => sql<number>`(select count(*) from payout_differences d
    where d.day = reconciliations.day and d.way = reconciliations.way and d.gone_at is null ${also})::int`
  const rows = await db
    .select({
      row: reconciliations,
      open: differences(sql`and d.explained_at is null`),
      differences: differences(sql``),
    })
    .from(reconciliations)
    .orderBy(desc(reconciliations.day), reconciliations.way)
    .limit(DAYS)
  return rows.map(({ row, ...counts }) => ({
    ...{ day: row.day, way: row.way, failed: row.failed, tooLarge: row.tooLarge, ...counts },
    at: row.comparedAt?.getTime() ?? null,
    there: { orders: row.thereOrders, cents: row.thereCents },
    here: { orders: row.hereOrders, cents: row.hereCents },
  }))
}

interface DifferenceFilter {
  day?: string | undefined
  way?: TransferWay | undefined
}

/** Differences of a day and way, or all that are open; the newest day first. */
export async function listDifferences(db: Executor, { day, way }: DifferenceFilter): Promise<PayoutDifference[]> {
  const { day: dayOf, way: wayOf, orderId } = payoutDifferences
  const where = day && way ? and(eq(dayOf, day), eq(wayOf, way)) : isOpen
  const rows = await db.select().from(payoutDifferences).where(where).orderBy(desc(dayOf), orderId).limit(LISTED)
  return rows.map(toDifference)
}

/** Says why a difference is there. It stays, and so do both sides. */
export const explainDifference = (db: Database, { id, who, why }: { id: number; who: string; why: string }) =>
  db.transaction(async (tx): Promise<PayoutDifference> => {
    const [row] = await tx
      .update(payoutDifferences)
      .set({ explainedBy: who, explainedAt: sql`now()`, explanation: why })
      .where(and(eq(payoutDifferences.id, id), isOpen))
      .returning()
    if (!row) throw refuse('stateChanged')
    await logAction(tx, { who, action: 'explain', why, transferId: row.orderId, day: row.day, way: row.way })
    return toDifference(row)
  })
