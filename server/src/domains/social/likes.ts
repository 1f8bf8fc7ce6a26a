import { likes as endpoints } from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { pageByKey } from '../../data/paging'
import { type LikeTarget, likes, users } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { handle } from '../../transport/registry'
import { requireTarget, tableOf } from './targets'

interface Marked {
  target: LikeTarget
  id: string
  on: boolean
}

/** Brings a like about or takes it back; the counter moves with the row, in one transaction. */
export function setLike(db: Database, userId: string, { target, id, on }: Marked): Promise<number> {
  const table = tableOf(target)
  return db.transaction(async (tx) => {
    await requireTarget(tx, target, id)
    const changed = on
      ? await tx
          .insert(likes)
          .values({ target, targetId: id, userId })
          .onConflictDoNothing()
          .returning({ id: likes.targetId })
      : await tx
          .delete(likes)
          .where(and(eq(likes.target, target), eq(likes.targetId, id), eq(likes.userId, userId)))
          .returning({ id: likes.targetId })
    if (changed.length > 0) {
      const step = on ? 1 : -1
      await tx
        .update(table)
        .set({ likes: sql`greatest(0, ${table.likes} + ${step})` })
        .where(eq(table.id, id))
    }
    const [row] = await tx.select({ likes: table.likes }).from(table).where(eq(table.id, id))
    if (!row) throw refuse('contentGone')
    return row.likes
  })
}

const newestFirst = [
  { column: likes.createdAt, type: 'timestamptz' },
  { column: likes.userId, type: 'text' },
] as const

export const likeHandlers = [
  handle(endpoints.set, async ({ body }, { db, person }) => ({
    liked: body.on,
    likes: await setLike(db, person.id, body),
  })),
  handle(endpoints.people, async ({ params, query = {} }, { db }) => {
    const of = and(eq(likes.target, query.target ?? 'content'), eq(likes.targetId, params.id))
    const { rows, next } = await pageByKey(
      query,
      newestFirst,
      'desc',
      (row: { createdAt: Date; id: string; name: string; avatar: string | null }) => [row.createdAt, row.id],
      (after, order, limit) =>
        db
          .select({ createdAt: likes.createdAt, id: users.id, name: users.nickname, avatar: users.avatar })
          .from(likes)
          .innerJoin(users, eq(users.id, likes.userId))
          .where(and(of, after))
          .orderBy(order)
          .limit(limit),
    )
    return { list: rows.map(({ id, name, avatar }) => ({ id, name, avatar })), next }
  }),
]
