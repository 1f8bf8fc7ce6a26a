import { and, count, eq, gt, inArray, like, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { type comments, messages, type StoredMention, users } from '../../data/schema/index'
import { blockersOf } from '../blocked'
import { excerptOf } from '../excerpt'
import { sendMessages } from '../messages/send'
import { addressOfComment } from '../page-addresses'

/** Mentions by one author of which a person is told within an hour: further ones stand in the text alone. */
const MAX_TOLD_PER_HOUR = 5

interface PublishedText {
  kind: 'post' | 'comment'
  id: string
  userId: string
  content: string
  mentions: readonly StoredMention[]
  /** Whose comment a reply answers. */
  answeredId?: string | null
  /** Page that shows the text. */
  link: string | null
}

/**
 * Tells the people named in a text that is published now, and whom it answers, each once. Neither the author nor who
 * blocked the author meanwhile is told. Call it at the end of the transaction, as `sendMessages`.
 */
export async function tellReaders(tx: Executor, text: PublishedText): Promise<void> {
  const readers = [...text.mentions.map(({ id }) => id), ...(text.answeredId ? [text.answeredId] : [])]
  const ids = [...new Set(readers)].filter((id) => id !== text.userId)
  if (ids.length === 0) return
  const blockers = await blockersOf(tx, text.userId, ids)
  const toldEnough = await oftenMentioned(tx, text.userId, ids)
  const [author] = await tx.select({ name: users.nickname }).from(users).where(eq(users.id, text.userId))
  const params = { author: author?.name ?? '', author_id: text.userId, excerpt: excerptOf(text.content) }
  await sendMessages(
    tx,
    ids
      .filter((id) => !blockers.has(id) && (id === text.answeredId || !toldEnough.has(id)))
      .map((to) => ({
        to,
        params,
        template: to === text.answeredId ? ('reply.comment' as const) : (`mention.${text.kind}` as const),
        onceKey: `${to === text.answeredId ? 'reply' : 'mention'}:${text.kind}:${text.id}`,
        ...(text.link && { link: text.link }),
      })),
  )
}

/** Who was told of an author's mentions as often as one is within an hour. */
async function oftenMentioned(tx: Executor, authorId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: messages.userId })
    .from(messages)
    .where(
      and(
        inArray(messages.userId, [...ids]),
        gt(messages.createdAt, sql`now() - interval '1 hour'`),
        like(messages.template, 'mention.%'),
        sql`${messages.params}->>'author_id' = ${authorId}`,
      ),
    )
    .groupBy(messages.userId)
    .having(gt(count(), MAX_TOLD_PER_HOUR - 1))
  return new Set(rows.map(({ id }) => id))
}

/** Tells the people named in a comment or reply that is published now, and whom it answers. */
export async function tellReadersOfComment(
  tx: Executor,
  comment: Pick<
    typeof comments.$inferSelect,
    'id' | 'userId' | 'content' | 'mentions' | 'answeredId' | 'target' | 'targetId' | 'rootId'
  >,
): Promise<void> {
  if (comment.mentions.length === 0 && !comment.answeredId) return
  await tellReaders(tx, { ...comment, kind: 'comment', link: await addressOfComment(tx, comment) })
}
