import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { rateLimits } from '../data/schema/index'
import { refuse } from '../transport/refusal'

export interface RateLimit {
  key: string
  max: number
  seconds: number
  /** Detail for the user, if "too often" says too little. */
  detail?: string
}

/** Counts one attempt against all limits or none, in the database, so that all processes share them. */
export async function consumeRateLimit(db: Executor, limits: readonly RateLimit[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const limit of limits) await consumeOne(tx, limit)
  })
}

/** Refuses if a limit is already reached, without counting: one query per attempt of a flood. */
export async function refuseExceeded(db: Executor, limits: readonly RateLimit[]): Promise<void> {
  const byKey = new Map(limits.map((limit) => [limit.key, limit]))
  const rows = await db
    .select({
      key: rateLimits.key,
      count: rateLimits.count,
      age: sql<number>`extract(epoch from now() - ${rateLimits.startedAt})::float8`,
    })
    .from(rateLimits)
    .where(inArray(rateLimits.key, [...byKey.keys()]))
  for (const { key, count, age } of rows) {
    const limit = byKey.get(key)
    if (!limit || count < limit.max || age >= limit.seconds) continue
    throw refuse('tooMany', { detail: limit.detail, retryAfter: Math.max(1, Math.ceil(limit.seconds - age)) })
  }
}

/** An amount requested from an allowance. */
interface AllowanceRequest extends RateLimit {
  amount: number
}

/**
 * Takes as much of each requested amount as its window has left, in one statement in the database, so that all
 * processes share it. Returns how much of each was left, in the given order; the keys must differ.
 */
export async function takeAllowance(db: Executor, requests: readonly AllowanceRequest[]): Promise<number[]> {
  // Sorted by key, because concurrent requests could deadlock otherwise.
  const rows = requests.filter(({ amount }) => amount > 0).sort((a, b) => (a.key < b.key ? -1 : 1))
  if (rows.length === 0) return requests.map(() => 0)
  const values = sql.join(
    rows.map(({ key, seconds, amount, max }) => sql`(${key}::text, ${seconds}::int, ${Math.min(amount, max)}::int)`),
    sql`, `,
  )
  const { rows: counted } = await db.execute<{ key: string; count: number }>(sql`
    with wanted(key, seconds, amount) as (values ${values})
    insert into ${rateLimits} as kept (key, started_at, count) select key, now(), amount from wanted
    on conflict (key) do update set
      started_at = case when ${isWindowOver} then excluded.started_at else kept.started_at end,
      count = case when ${isWindowOver} then excluded.count else kept.count + excluded.count end
    returning kept.key, kept.count`)
  const counts = new Map(counted.map(({ key, count }) => [key, count]))
  return requests.map(({ key, amount, max }) => {
    const asked = Math.min(amount, max)
    return Math.max(0, Math.min(asked, max - ((counts.get(key) ?? 0) - asked)))
  })
}

const isWindowOver = sql`kept.started_at <= now() - make_interval(secs => (select seconds from wanted where wanted.key = kept.key))`

async function consumeOne(db: Executor, { key, max, seconds, detail }: RateLimit): Promise<void> {
  const over = sql`${rateLimits.startedAt} <= now() - make_interval(secs => ${seconds})`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, startedAt: sql`now()`, count: 1 })
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
  if (row && row.count > max) throw refuse('tooMany', { detail, retryAfter: Math.max(1, row.left) })
}
