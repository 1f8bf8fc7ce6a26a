import { ORDER_REMINDER_DAYS } from '@plaza/shared/api'
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { inBatches } from '../../data/batches'
import type { Database, Transaction } from '../../data/database'
import { serviceOrders } from '../../data/schema/index'
import { tellEndingSoon, tellOverdue } from './notices'
import { expireOrder, type StoredOrder } from './steps'

/** Orders per transaction. */
const BATCH = 200

/** Locks orders in batches until none is left; `act` changes each so that it is found no more. */
async function changeAll(
  db: Database,
  where: SQL | undefined,
  act: (tx: Transaction, orders: StoredOrder[]) => Promise<void>,
): Promise<void> {
  await inBatches(db, BATCH, async (tx) => {
    const orders = await tx
      .select()
      .from(serviceOrders)
      .where(where)
      .orderBy(asc(serviceOrders.wantedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (orders.length > 0) await act(tx, orders)
    return orders.length
  })
}

const isOrdered = eq(serviceOrders.state, 'ordered')
const isProvided = eq(serviceOrders.state, 'provided')

/**
 * Marks orders that nobody took on before the time for which they were wanted, gives back those that were taken on and not
 * completed, and tells both sides; reminds providers of the others before they end.
 */
export async function expireOrders(db: Database): Promise<void> {
  const end = (step: 'expire' | 'give-back', template: 'order.overdue' | 'order.given-back') =>
    async function endAll(tx: Transaction, orders: StoredOrder[]) {
      const moved: StoredOrder[] = []
      for (const order of orders) if (await expireOrder(tx, order, step)) moved.push(order)
      await tellOverdue(tx, moved, template)
    }
  await changeAll(db, and(isOrdered, lte(serviceOrders.wantedAt, sql`now()`)), end('expire', 'order.overdue'))
  await changeAll(db, and(isProvided, lte(serviceOrders.dueAt, sql`now()`)), end('give-back', 'order.given-back'))
  const isEnding = lte(serviceOrders.dueAt, sql`now() + make_interval(days => ${ORDER_REMINDER_DAYS})`)
  await changeAll(db, and(isProvided, isNull(serviceOrders.remindedAt), isEnding), async (tx, orders) => {
    await tx
      .update(serviceOrders)
      .set({ remindedAt: sql`now()` })
      .where(
        inArray(
          serviceOrders.id,
          orders.map(({ id }) => id),
        ),
      )
    await tellEndingSoon(tx, orders)
  })
}
