import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { follows } from '../../data/schema/index'

export async function isMember(db: Executor, userId: string, circleId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.kind, 'circle'), eq(follows.targetId, circleId)))
  return row !== undefined
}
