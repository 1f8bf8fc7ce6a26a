import { sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { rateLimits } from '../data/schema/index'
import { refuse } from '../transport/refusal'

export interface Limit {
  key: string
  max: number
  seconds: number
}

/** Counts one attempt against each limit, in the database, so that every process sees it; all or none are counted. */
export async function hit(db: Executor, limits: readonly Limit[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const limit of limits) await hitOne(tx, limit)
  })
}

async function hitOne(db: Executor, { key, max, seconds }: Limit): Promise<void> {
  const over = sql`${rateLimits.startedAt} <= now() - make_interval(secs => ${seconds})`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, startedAt: sql`now()` as unknown as Date, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        startedAt: sql`case when ${over} then now() else ${rateLimits.startedAt} end`,
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
      },
    })
    .returning({
      count: rateLimits.count,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.startedAt} + make_interval(secs => ${seconds}) - now()))::int`,
    })
  if (row && row.count > max) throw refuse('tooMany', { retryAfter: Math.max(1, row.left) })
}
