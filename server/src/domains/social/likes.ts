import { likes as endpoints, type LikeTarget } from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { likes, users } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { notBlocked } from '../blocked'
import { toAuthor } from '../people/entries'
import { markable, requireTarget, tableOf } from './targets'

interface LikeChange {
  target: LikeTarget
  id: string
  on: boolean
}

/**
 * Adds or removes a like; the counter changes with the row. One statement, because a transaction of several would hold
 * the lock on a popular content's row during its round trips.
 */
async function setLike(db: Database, userId: string, { target, id, on }: LikeChange): Promise<number> {
  const table = tableOf(target)
  const changed = on
    ? sql`insert into ${likes} (target, target_id, user_id) select ${target}, id, ${userId} from seen on conflict do nothing returning 1`
    : sql`delete from ${likes} where target = ${target} and target_id = ${id} and user_id = ${userId} and exists (select 1 from seen) returning 1`
  const { rows } = await db.execute<{ likes: number }>(sql`
    with seen as (select id, likes from ${table} where id = ${id} and ${markable(target)}),
      changed as (${changed}),
      counted as (
        update ${table} set likes = greatest(0, ${table.likes} + ${on ? 1 : -1})
        where id = ${id} and exists (select 1 from changed) returning likes)
    select coalesce((select likes from counted), seen.likes) as likes from seen`)
  const [row] = rows
  if (!row) throw refuse('contentGone')
  return row.likes
}

const newestFirst = descending(likes.createdAt, likes.userId)

export const likeHandlers = [
  handle(endpoints.set, async ({ body }, { db, person }) => ({
    liked: body.on,
    likes: await setLike(db, person.id, body),
  })),
  handle(endpoints.people, async ({ params, query = {} }, context) => {
    const { db, user } = context
    const target = query.target ?? 'content'
    await requireTarget(db, target, params.id)
    const { rows, next } = await pageOf(context, query, newestFirst, (after) =>
      db
        .select({
          createdAt: likes.createdAt,
          id: likes.userId,
          name: users.nickname,
          avatar: users.avatar,
          badge: users.badge,
        })
        .from(likes)
        .innerJoin(users, eq(users.id, likes.userId))
        .where(and(eq(likes.target, target), eq(likes.targetId, params.id), notBlocked(user?.id, likes.userId), after)),
    )
    return { list: rows.map(toAuthor), next }
  }),
]
