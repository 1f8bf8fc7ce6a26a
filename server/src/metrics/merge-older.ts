import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../data/database'
import { startOfDate } from '../domains/time'

interface Merge {
  table: PgTable
  /** Age from which rows are merged: they are shown in longer steps by then. */
  after: string
  /** What one row stands for afterwards; six hours begin with the site's days. */
  span: string
  /** Inserts the rows of `fine`, which were deleted, as rows that begin at a moment. */
  insert(begin: SQL): SQL
}

/**
 * Merges older rows of sums into rows of a longer span. One statement per span, so that each ends in time, and what one
 * has done stays done: a job that was away for days catches up.
 */
export async function mergeOlder(db: Executor, { table, after, span, insert }: Merge): Promise<void> {
  const begin = sql`date_bin(${span}::interval, at, ${startOfDate('2000-01-01').toISOString()}::timestamptz)`
  const { rows } = await db.execute<{ begin: string }>(sql`
    select distinct ${begin}::text as begin from ${table}
    where at < now() - ${after}::interval and at <> ${begin} order by 1`)
  for (const row of rows) {
    const from = sql`${row.begin}::timestamptz`
    await db.execute(sql`
      with fine as (delete from ${table} where at > ${from} and at < ${from} + ${span}::interval returning *)
      ${insert(from)}`)
  }
}
