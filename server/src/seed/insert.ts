import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../data/database'

const BATCH = 300

/** Inserts rows in batches, because PostgreSQL limits the parameters per statement. */
export async function insertRows<T extends PgTable>(
  db: Executor,
  table: T,
  rows: InferInsertModel<T>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await db.insert(table).values(rows.slice(from, from + BATCH) as never)
  }
}

/** Reproducible random numbers. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Part of a count: a share between two limits, different per id. */
export function shareOf(count: number, id: number, [least, most]: readonly [least: number, most: number]): number {
  return Math.round(count * (least + (most - least) * createRandom(id * 7919)()))
}

/** Number of collections of a thing, fewer than its likes. */
export const collectionsOf = ({ id, likes }: { id: number; likes: number }): number => shareOf(likes, id, [0.06, 0.24])
