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
    const counted = await addToWindows(
      tx,
      limits.map(({ key, seconds }) => ({ key, seconds, amount: 1 })),
    )
    for (const { key, max, seconds, detail } of limits) {
      const { count = 0, age = 0 } = counted.get(key) ?? {}
      if (count > max) throw refuse('tooMany', { detail, retryAfter: Math.max(1, Math.ceil(seconds - age)) })
    }
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
  const counts = await addToWindows(
    db,
    requests.flatMap(({ key, seconds, amount, max }) =>
      amount > 0 ? [{ key, seconds, amount: Math.min(amount, max) }] : [],
    ),
  )
  return requests.map(({ key, amount, max }) => {
    const asked = Math.min(amount, max)
    return Math.max(0, Math.min(asked, max - ((counts.get(key)?.count ?? 0) - asked)))
  })
}

/** Adds amounts to the windows of different keys, in one statement; returns each sum and the age of its window in seconds. */
async function addToWindows(
  db: Executor,
  amounts: readonly { key: string; seconds: number; amount: number }[],
): Promise<Map<string, { count: number; age: number }>> {
  if (amounts.length === 0) return new Map()
  // Sorted by key, because concurrent requests could deadlock otherwise.
  const values = sql.join(
    amounts
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, seconds, amount }) => sql`(${key}::text, ${seconds}::int, ${amount}::int)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ key: string; count: number; age: number }>(sql`
    with wanted(key, seconds, amount) as (values ${values})
    insert into ${rateLimits} as kept (key, started_at, count) select key, now(), amount from wanted
    on conflict (key) do update set
      started_at = case when ${isWindowOver} then excluded.started_at else kept.started_at end,
      count = case when ${isWindowOver} then excluded.count else kept.count + excluded.count end
    returning kept.key, kept.count, extract(epoch from now() - kept.started_at)::float8 as age`)
  return new Map(rows.map(({ key, count, age }) => [key, { count, age }]))
}

const isWindowOver = sql`kept.started_at <= now() - make_interval(secs => (select seconds from wanted where wanted.key = kept.key))`
