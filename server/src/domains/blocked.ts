import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { lockName } from '../data/locks'
import { blocks } from '../data/schema/index'
import { refuse } from '../transport/refusal'

/**
 * Whether a reader did not block the author; all readers of words and names use it. No condition for a guest, whose
 * answers are shared. `offset 0` keeps it a filter of each row: as a join its estimate is one row, and the database
 * sorts a whole list for a page of it.
 */
export const notBlocked = (readerId: string | undefined, author: SQLWrapper): SQL | undefined =>
  readerId === undefined
    ? undefined
    : sql`not exists (select 1 from ${blocks} b where b.user_id = ${readerId} and b.blocked_id = ${author} offset 0)`

/** Those of some people who blocked a person. */
export async function blockersOf(db: Executor, userId: string, people: readonly string[]): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const rows = await db
    .select({ id: blocks.userId })
    .from(blocks)
    .where(and(inArray(blocks.userId, [...people]), eq(blocks.blockedId, userId)))
  return new Set(rows.map(({ id }) => id))
}

/** Refuses what a person does towards somebody who blocked them, in words that do not say so (docs/decisions/0165). */
export async function refuseBlocked(db: Executor, userId: string, people: readonly string[]): Promise<void> {
  if ((await blockersOf(db, userId, people)).size > 0) throw refuse('notAllowed', { detail: 'limited' })
}

/** Holds back changes between two people until the transaction ends: a follow sees a concurrent block or waits for it. */
export const lockPair = (tx: Executor, one: string, other: string) =>
  lockName(tx, ['pair', ...[one, other].sort()].join(' '))
