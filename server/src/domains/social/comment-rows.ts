import type { Comment, Reply } from '@plaza/shared/api'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { comments, users } from '../../data/schema/index'
import { notBlocked } from '../blocked'
import { toAuthor } from '../people/entries'
import { type NamesById, namesIn, withPresentNames } from '../people/mentions'

const FIRST_REPLIES = 2

/** Published comments are visible to all but those who blocked their author, others to their author alone. */
const visibleTo = (userId: string | undefined): SQL | undefined =>
  userId
    ? and(or(eq(comments.state, 'shown'), eq(comments.userId, userId)), notBlocked(userId, comments.userId))
    : eq(comments.state, 'shown')

const likedBy = (userId: string | undefined) =>
  sql<boolean>`exists (select 1 from likes l where l.target = 'comment' and l.target_id = ${comments.id} and l.user_id = ${userId ?? ''})`

/** Reads comments; the caller checks whether their target is visible. */
export const selectComments = (db: Executor, userId: string | undefined, where: SQL | undefined) =>
  db
    .select({
      comment: comments,
      name: users.nickname,
      avatar: users.avatar,
      badge: users.badge,
      liked: likedBy(userId),
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(visibleTo(userId), where))
    .$dynamic()

type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

/** Present names of the people named in comments. */
export const presentNames = (db: Executor, rows: readonly CommentRow[]): Promise<NamesById> =>
  namesIn(
    db,
    rows.map(({ comment }) => comment),
  )

export const toReply = (
  { comment, liked, ...author }: CommentRow,
  userId: string | undefined,
  names: NamesById,
): Reply => ({
  id: comment.id,
  user: toAuthor({ id: comment.userId, ...author }),
  ...withPresentNames(comment.content, comment.mentions, names),
  created_at: comment.createdAt.toISOString(),
  district: comment.district,
  likes: comment.likes,
  liked,
  own: comment.userId === userId,
  state: comment.state,
  refusal: comment.refusal,
  reply_to: comment.replyToName,
})

/** Comments with their first replies, in one query. */
export async function withReplies(db: Executor, rows: CommentRow[], userId: string | undefined): Promise<Comment[]> {
  const roots = rows.map(({ comment }) => comment.id)
  const first = sql`select first.id from jsonb_array_elements_text(${JSON.stringify(roots)}::jsonb) root(id)
    cross join lateral (select ${comments.id} as id from ${comments} where ${comments.rootId} = root.id and ${visibleTo(userId)}
      order by ${comments.createdAt}, ${comments.id} limit ${FIRST_REPLIES}) first`
  const replies =
    roots.length === 0
      ? []
      : await selectComments(db, userId, sql`${comments.id} in (${first})`).orderBy(comments.createdAt, comments.id)
  const names = await presentNames(db, [...rows, ...replies])
  return rows.map((row) => ({
    ...toReply(row, userId, names),
    replies: replies
      .filter(({ comment }) => comment.rootId === row.comment.id)
      .map((reply) => toReply(reply, userId, names)),
    reply_count: row.comment.replyCount,
  }))
}
