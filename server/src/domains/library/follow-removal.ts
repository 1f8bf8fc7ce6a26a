import type { FollowKind } from '@plaza/shared/api'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { circles, followCounts, follows } from '../../data/schema/index'
import { blockersOf, lockPair } from '../blocked'
import { isRemoved, refuseLeading } from '../circles/restrictions'
import { existingOf } from '../social/targets'

/** A followed thing in a list of ids: `kind:id`. */
interface FollowKey {
  kind: string
  id: string
}

const keyOf = (text: string): FollowKey => {
  const [kind = '', ...rest] = text.split(':')
  return { kind, id: rest.join(':') }
}

const pairs = (keys: readonly FollowKey[]): SQL =>
  sql.join(
    keys.map(({ kind, id }) => sql`(${kind}, ${id})`),
    sql`, `,
  )

export const followsByKey = (ids: readonly string[]): SQL =>
  sql`(${follows.kind}, ${follows.targetId}) in (${pairs(ids.map(keyOf))})`

/** Refuses to leave circles that the user manages. */
export async function refuseLeadingAny(tx: Executor, userId: string, ids: readonly string[]): Promise<void> {
  for (const { kind, id } of ids.map(keyOf)) if (kind === 'circle') await refuseLeading(tx, id, userId)
}

const keysOf = (rows: readonly Record<string, unknown>[]): FollowKey[] =>
  rows.map((row) => ({ kind: String(row.kind), id: String(row.target_id) }))

/** Changes follower counts in the order of their keys: two changes at once wait for each other. */
async function changeFollowerCounts(tx: Executor, keys: readonly FollowKey[], by: 1 | -1): Promise<void> {
  if (keys.length === 0) return
  const sorted = keys.toSorted((one, other) => (`${one.kind}:${one.id}` < `${other.kind}:${other.id}` ? -1 : 1))
  await tx
    .insert(followCounts)
    .values(sorted.map(({ kind, id }) => ({ kind: kind as FollowKind, targetId: id, followers: Math.max(0, by) })))
    .onConflictDoUpdate({
      target: [followCounts.kind, followCounts.targetId],
      set: { followers: sql`greatest(0, ${followCounts.followers} + ${by})` },
    })
}

export const uncountFollows = (tx: Executor, rows: readonly Record<string, unknown>[]): Promise<void> =>
  changeFollowerCounts(tx, keysOf(rows), -1)

/** What may be followed again: what exists, circles that did not remove the user, and people without a block. */
async function followableOf(tx: Transaction, userId: string, keys: readonly FollowKey[]): Promise<Set<string>> {
  const followable = new Set<string>()
  for (const kind of new Set(keys.map((key) => key.kind as FollowKind))) {
    const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id)
    const refused = await refusedOf(tx, userId, kind, ids)
    for (const id of await existingOf(tx, kind, ids)) if (!refused.has(id)) followable.add(`${kind}:${id}`)
  }
  return followable
}

async function refusedOf(tx: Transaction, userId: string, kind: FollowKind, ids: string[]): Promise<Set<string>> {
  if (kind === 'circle') {
    const rows = await tx
      .select({ id: circles.id })
      .from(circles)
      .where(and(inArray(circles.id, ids), isRemoved(userId)))
    return new Set(rows.map(({ id }) => id))
  }
  if (kind !== 'user') return new Set()
  // In the order of the ids, so that two requests wait for each other.
  for (const id of ids.toSorted()) await lockPair(tx, userId, id)
  const blocked = await tx.execute<{ id: string }>(
    sql`select blocked_id as id from blocks where user_id = ${userId} and ${inArray(sql`blocked_id`, ids)}`,
  )
  return new Set([...(await blockersOf(tx, userId, ids)), ...blocked.rows.map(({ id }) => id)])
}

/** Follows again, as before: since when, and when an album was last opened. */
export async function putBackFollows(
  tx: Transaction,
  userId: string,
  rows: readonly Record<string, unknown>[],
): Promise<number> {
  const followable = await followableOf(tx, userId, keysOf(rows))
  const back = rows.filter((row) => followable.has(`${row.kind}:${row.target_id}`))
  if (back.length === 0) return 0
  const added = await tx
    .insert(follows)
    .values(
      back.map((row) => ({
        ...{ userId, kind: row.kind as FollowKind, targetId: String(row.target_id) },
        createdAt: new Date(String(row.created_at)),
        seenAt: row.seen_at ? new Date(String(row.seen_at)) : null,
      })),
    )
    .onConflictDoNothing()
    .returning({ kind: follows.kind, id: follows.targetId })
  await changeFollowerCounts(tx, added, 1)
  return added.length
}
