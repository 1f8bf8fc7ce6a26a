import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { closures } from '../../data/schema/index'

/** The request of a person that is not carried out yet. */
export async function pendingClosure(db: Executor, userId: string) {
  const [row] = await db
    .select()
    .from(closures)
    .where(and(eq(closures.userId, userId), isNull(closures.closedAt)))
  return row
}
