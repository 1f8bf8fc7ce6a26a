import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { serviceOrders } from '../../data/schema/index'
import { tellOverdue } from './notices'
import { expireOrder, type StoredOrder } from './steps'

/** Orders per transaction. */
const BATCH = 200

/** Marks orders that nobody took on before the time for which they were wanted, and tells both sides. */
export async function expireOrders(db: Database): Promise<void> {
  for (let expired = BATCH; expired === BATCH; )
    expired = await db.transaction(async (tx) => {
      const late = await tx
        .select()
        .from(serviceOrders)
        .where(and(eq(serviceOrders.state, 'ordered'), lte(serviceOrders.wantedAt, sql`now()`)))
        .orderBy(asc(serviceOrders.wantedAt))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const moved: StoredOrder[] = []
      for (const order of late) if (await expireOrder(tx, order)) moved.push(order)
      await tellOverdue(tx, moved)
      return late.length
    })
}
