import { type CommentTarget, people as endpoints, type OwnComment } from '@plaza/shared/api'
import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { activities, channels, comments, contents, posts } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { excerptOf } from '../excerpt'
import { addressOfCommentOn } from '../page-addresses'
import { isShown } from '../shown'

interface TargetTitle {
  id: string
  title: string
  /** Of a content (product spec, section 9). */
  type?: number
}
type TitleReader = (db: Executor, ids: string[]) => Promise<TargetTitle[]>

const titles: Record<CommentTarget, TitleReader> = {
  content: (db, ids) =>
    db
      .select({ id: contents.id, title: contents.title, type: contents.type })
      .from(contents)
      .where(and(inArray(contents.id, ids), isShown.content)),
  async post(db, ids) {
    const rows = await db
      .select({ id: posts.id, title: posts.content })
      .from(posts)
      .where(and(inArray(posts.id, ids), isShown.post))
    return rows.map(({ id, title }) => ({ id, title: excerptOf(title) }))
  },
  activity: (db, ids) =>
    db.select({ id: activities.id, title: activities.title }).from(activities).where(inArray(activities.id, ids)),
  channel: (db, ids) =>
    db.select({ id: channels.id, title: channels.name }).from(channels).where(inArray(channels.id, ids)),
  practice: async () => [],
}

type CommentRow = typeof comments.$inferSelect

async function withTitles(db: Executor, rows: readonly CommentRow[]): Promise<OwnComment[]> {
  const found = new Map<string, TargetTitle>()
  for (const target of new Set(rows.map((row) => row.target))) {
    const ids = rows.filter((row) => row.target === target).map(({ targetId }) => targetId)
    for (const one of await titles[target](db, ids)) found.set(`${target} ${one.id}`, one)
  }
  return rows.map((row) => {
    const target = found.get(`${row.target} ${row.targetId}`)
    return {
      id: row.id,
      content: row.content,
      created_at: row.createdAt.toISOString(),
      likes: row.likes,
      reply_to: row.replyToName,
      state: row.state,
      refusal: row.refusal,
      title: target?.title ?? null,
      link: target ? addressOfCommentOn(target.type, row) : null,
    }
  })
}

const newest = descending(comments.createdAt, comments.id)

export const ownCommentHandlers = [
  handle(endpoints.comments, async ({ query = {} }, context) => {
    const { db, person } = context
    const { rows, next } = await pageOf(context, query, newest, (after) =>
      db
        .select()
        .from(comments)
        .where(and(eq(comments.userId, person.id), after)),
    )
    return { list: await withTitles(db, rows), next }
  }),
]
