import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { bans } from '../data/schema/index'
import { refuse } from '../transport/refusal'

/** Refuses to let a user write who is banned for now: see docs/decisions/0201-what-a-ban-refuses.md. */
export async function refuseBanned(db: Executor, userId: string): Promise<void> {
  const [banned] = await db
    .select({ id: bans.id })
    .from(bans)
    .where(and(eq(bans.userId, userId), gt(bans.until, sql`now()`)))
    .limit(1)
  if (banned) throw refuse('notAllowed', { detail: 'banned' })
}
