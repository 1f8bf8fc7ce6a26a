import { type Comment, type CommentTarget, comments as endpoints, type Page, type Reply } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, desc, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { comments } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle, tagged } from '../../transport/handlers'
import { ascending, descending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { refuseBlocked } from '../blocked'
import { requireWriterOn } from '../circles/restrictions'
import { findMentions } from '../people/mentions'
import { tellReadersOfComment } from '../people/notices'
import { publishOnce } from '../publish-once'
import { consumeRateLimit, type RateLimit } from '../rate-limits'
import { targetIsShown } from '../shown'
import { changeCommentCounts } from './comment-counts'
import { presentNames, selectComments, toReply, withReplies } from './comment-rows'
import { noteChat } from './note-chat'
import { removeComment, restoreComment } from './removal'
import { discussionTag, threadTag } from './tags'
import { authorsOf, requireTarget, targetExists } from './targets'

const FIVE_MINUTES = 300
const FIRST_OWN = 20
const CHAT_SIGNS = 100
const orders = {
  newest: descending(comments.createdAt, comments.id),
  hot: descending(comments.heat, comments.createdAt, comments.id),
}
const oldestFirst = ascending(comments.createdAt, comments.id)

interface TargetFilter {
  target?: CommentTarget | undefined
  target_id?: string | undefined
}

/** One comment, optionally only if it belongs to a given target. */
async function readComment(
  { db, user }: Pick<Context, 'db' | 'user'>,
  id: string,
  { target, target_id }: TargetFilter = {},
): Promise<Comment> {
  const below = and(
    target === undefined ? undefined : eq(comments.target, target),
    target_id === undefined ? undefined : eq(comments.targetId, target_id),
  )
  const rows = await selectComments(db, user?.id, and(eq(comments.id, id), below, targetIsShown))
  const [comment] = await withReplies(db, rows, user?.id)
  if (!comment) throw refuse('contentGone')
  return comment
}

interface NewComment {
  target: CommentTarget
  target_id: string
  parent_id?: string | undefined
  content: string
  key?: string | undefined
  mentions?: string[] | undefined
}

/** Chat messages have their own limits of length and rate, separate from other comments. */
async function chatLimits({ person, moderation }: Context, line: string): Promise<RateLimit[]> {
  if ([...line].length > CHAT_SIGNS) throw refuse('badInput', { detail: 'text.long' })
  return [
    { key: `chat:${person.id}`, max: 1, seconds: 3 },
    { key: `chat-hour:${person.id}`, max: await moderation.limitOf('chatLinesPerHour'), seconds: HOUR_SECONDS },
  ]
}

/** Writes a comment. A repeated key answers the comment that it wrote before. */
async function addComment(context: Context, body: NewComment): Promise<Comment> {
  const { db, person } = context
  const id = await publishOnce(db, comments, { userId: person.id, key: body.key }, () => insertComment(context, body))
  return readComment({ db, user: person }, id)
}

/** The id of the new comment; undefined if another request has written it under this key. */
async function insertComment(context: Context, body: NewComment): Promise<string | undefined> {
  const { target, target_id, parent_id, content, mentions, key } = body
  const { db, person, changes, moderation } = context
  await refuseBanned(db, person.id)
  await consumeRateLimit(
    db,
    target === 'channel'
      ? await chatLimits(context, content)
      : [
          {
            key: `comment:${person.id}`,
            max: await moderation.limitOf('commentsPerFiveMinutes'),
            seconds: FIVE_MINUTES,
          },
        ],
  )
  const id = newId()
  const state = await moderation.stateOfPost(person, [content])
  const added = await db.transaction(async (tx) => {
    await requireTarget(tx, target, target_id)
    if (target === 'post') await requireWriterOn(tx, target_id, person.id)
    const parent = parent_id ? await readParent(tx, parent_id, target, target_id) : null
    await refuseBlocked(tx, person.id, [...(parent?.authors ?? []), ...(await authorsOf(tx, target, target_id))])
    const inserted = await tx
      .insert(comments)
      .values({
        id,
        target,
        targetId: target_id,
        rootId: parent?.rootId ?? null,
        replyToName: parent?.answered ?? null,
        answeredId: parent?.answeredId ?? null,
        userId: person.id,
        content,
        mentions: await findMentions(tx, person.id, content, mentions),
        district: person.district,
        state,
        publishKey: key ?? null,
      })
      .onConflictDoNothing({ target: [comments.userId, comments.publishKey] })
      .returning()
    const [comment] = inserted
    if (!comment) return undefined
    if (state === 'shown') {
      await changeCommentCounts(tx, comment, 1)
      await noteChat(tx, target, target_id)
      await tellReadersOfComment(tx, comment)
    }
    return comment
  })
  if (!added) return undefined
  changes.note(discussionTag(target, target_id), ...(added.rootId ? [threadTag(added.rootId)] : []))
  return id
}

/** The thread of a reply and who wrote in it; the addressee is returned if it is not the thread's first comment. */
async function readParent(db: Executor, id: string, target: CommentTarget, targetId: string) {
  const [row] = await selectComments(
    db,
    undefined,
    and(eq(comments.id, id), eq(comments.target, target), eq(comments.targetId, targetId)),
  )
  if (!row) throw refuse('contentGone')
  const rootId = row.comment.rootId ?? row.comment.id
  // Locks the thread: a concurrent deletion happens entirely before or after this reply.
  const [root] = await db
    .select({ authorId: comments.userId })
    .from(comments)
    .where(eq(comments.id, rootId))
    .for('key share')
  if (!root) throw refuse('contentGone')
  const answeredId = row.comment.userId
  return { rootId, answeredId, answered: row.comment.rootId ? row.name : null, authors: [answeredId, root.authorId] }
}

/** A user's own new comment is first in the order by likes, although it has none yet. */
const ownOfToday = (userId: string): SQL =>
  sql`(${comments.userId} = ${userId} and ${comments.createdAt} > now() - interval '1 day')`

type CommentListQuery = PageInput & { target?: CommentTarget | undefined; sort?: keyof typeof orders | undefined }

/** Comments of a thing, the person's own ones of today first in the order by likes. */
export async function listComments(context: Context, id: string, query: CommentListQuery) {
  const { db, user } = context
  const target = query.target ?? 'content'
  if (!(await targetExists(db, target, id))) return { list: [], next: null }
  const of = and(eq(comments.target, target), eq(comments.targetId, id), isNull(comments.rootId))
  const own = query.sort === 'hot' && user ? ownOfToday(user.id) : undefined
  const first =
    own && !query.cursor
      ? await selectComments(db, user?.id, and(of, own)).orderBy(desc(comments.createdAt)).limit(FIRST_OWN)
      : []
  const { rows, next } = await pageOf(context, query, orders[query.sort ?? 'newest'], (after) =>
    selectComments(db, user?.id, and(of, after, own && not(own))),
  )
  return { list: await withReplies(db, [...first, ...rows], user?.id), next }
}

async function replies(context: Context, id: string, query: PageInput): Promise<Page<Reply>> {
  const { db, user } = context
  await requireTarget(db, 'comment', id)
  const { rows, next } = await pageOf(context, query, oldestFirst, (after) =>
    selectComments(db, user?.id, and(eq(comments.rootId, id), after)),
  )
  const names = await presentNames(db, rows)
  return { list: rows.map((row) => toReply(row, user?.id, names)), next }
}

export const commentHandlers = [
  tagged(
    endpoints.list,
    ({ params, query = {} }) => discussionTag(query.target ?? 'content', params.id),
    ({ params, query = {} }, context) => listComments(context, params.id, query),
  ),
  handle(endpoints.one, ({ params, query = {} }, context) => readComment(context, params.id, query)),
  tagged(
    endpoints.replies,
    ({ params }) => threadTag(params.id),
    ({ params, query = {} }, context) => replies(context, params.id, query),
  ),
  handle(endpoints.add, ({ body }, context) => addComment(context, body)),
  handle(endpoints.remove, async ({ query }, context) => {
    await removeComment(context, query.id)
    return {}
  }),
  handle(endpoints.restore, async ({ params }, context) => {
    await restoreComment(context, params.id)
    return {}
  }),
]
