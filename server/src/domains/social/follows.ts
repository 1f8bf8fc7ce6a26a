import { follows as endpoints, FollowKind } from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../data/database'
import { followCounts, follows } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { lockPair, refuseBlocked } from '../blocked'
import { enterCircle } from '../circles/invitations/entry'
import { refuseLeading, refuseRemoved } from '../circles/restrictions'
import { removeRows } from '../library/removal'
import { requireFollowable } from './targets'

interface FollowChange {
  kind: FollowKind
  id: string
  on: boolean
  /** By which the user joins a circle. */
  invitation?: string | undefined
}

/** Follows or unfollows; returns the new follower count. */
export function setFollow(db: Database, userId: string, { kind, id, on, invitation }: FollowChange): Promise<number> {
  if (kind === 'user' && id === userId) throw refuse('notAllowed')
  return db.transaction(async (tx) => {
    if (kind === 'circle') await (on ? refuseRemoved : refuseLeading)(tx, id, userId)
    if (on) await requireFollowable(tx, kind, id)
    if (on && kind === 'user') {
      await lockPair(tx, userId, id)
      await refuseBlocked(tx, userId, [id])
    }
    const changed = await changeFollow(tx, userId, { kind, id, on })
    if (on && changed && kind === 'circle') await enterCircle(tx, { userId, circleId: id, code: invitation })
    return followersOf(tx, kind, id)
  })
}

/** Adds or removes a follow with its count; false for a repeat, which changes nothing. */
export async function changeFollow(tx: Executor, userId: string, { kind, id, on }: FollowChange): Promise<boolean> {
  const changed = on
    ? await tx
        .insert(follows)
        .values({ kind, targetId: id, userId })
        .onConflictDoNothing()
        .returning({ id: follows.targetId })
    : await tx
        .delete(follows)
        .where(and(eq(follows.kind, kind), eq(follows.targetId, id), eq(follows.userId, userId)))
        .returning({ id: follows.targetId })
  if (changed.length > 0) await changeCount(tx, kind, id, on ? 1 : -1)
  return changed.length > 0
}

const changeCount = (db: Executor, kind: FollowKind, targetId: string, by: number) =>
  db
    .insert(followCounts)
    .values({ kind, targetId, followers: Math.max(0, by) })
    .onConflictDoUpdate({
      target: [followCounts.kind, followCounts.targetId],
      set: { followers: sql`greatest(0, ${followCounts.followers} + ${by})` },
    })

export async function followersOf(db: Executor, kind: FollowKind, id: string): Promise<number> {
  const [row] = await db
    .select({ followers: followCounts.followers })
    .from(followCounts)
    .where(and(eq(followCounts.kind, kind), eq(followCounts.targetId, id)))
  return row?.followers ?? 0
}

async function isFollowing(db: Executor, userId: string | undefined, kind: FollowKind, id: string): Promise<boolean> {
  if (!userId) return false
  const [row] = await db
    .select({ one: sql`1` })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.kind, kind), eq(follows.targetId, id)))
  return row !== undefined
}

export const followHandlers = [
  handle(endpoints.set, async ({ body }, { db, person }) => ({
    followed: body.on,
    followers: await setFollow(db, person.id, body),
  })),
  handle(endpoints.remove, async ({ query }, { db, person }) => {
    await removeRows(db, person.id, 'follows', { ids: query.ids.split(','), undoKey: query.undo })
    return {}
  }),
  handle(endpoints.state, async ({ params }, { db, person }) => {
    const kind = FollowKind.options.find((one) => one === params.kind)
    if (!kind) throw refuse('badInput')
    return {
      followed: await isFollowing(db, person.id, kind, params.id),
      followers: await followersOf(db, kind, params.id),
    }
  }),
]
