import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { type comments, type StoredMention, users } from '../../data/schema/index'
import { blockersOf } from '../blocked'
import { sendMessages } from '../messages/send'
import { excerptOf } from '../messages/template'
import { pageOfComment } from './pages-of-texts'

interface MentioningText {
  kind: 'post' | 'comment'
  id: string
  userId: string
  content: string
  mentions: readonly StoredMention[]
  /** Page that shows the text. */
  link: string | null
}

/**
 * Tells the people named in a text that is published now, each once. Neither the author nor who blocked the author
 * meanwhile is told. Call it at the end of the transaction, as `sendMessages`.
 */
export async function tellMentioned(tx: Executor, text: MentioningText): Promise<void> {
  const ids = [...new Set(text.mentions.map(({ id }) => id))].filter((id) => id !== text.userId)
  if (ids.length === 0) return
  const blockers = await blockersOf(tx, text.userId, ids)
  const [author] = await tx.select({ name: users.nickname }).from(users).where(eq(users.id, text.userId))
  await sendMessages(
    tx,
    ids
      .filter((id) => !blockers.has(id))
      .map((to) => ({
        to,
        template: `mention.${text.kind}` as const,
        params: { author: author?.name ?? '', author_id: text.userId, excerpt: excerptOf(text.content) },
        onceKey: `mention:${text.kind}:${text.id}`,
        ...(text.link && { link: text.link }),
      })),
  )
}

/** Tells the people named in a comment or reply that is published now. */
export async function tellMentionedInComment(
  tx: Executor,
  comment: Pick<
    typeof comments.$inferSelect,
    'id' | 'userId' | 'content' | 'mentions' | 'target' | 'targetId' | 'rootId'
  >,
): Promise<void> {
  if (comment.mentions.length === 0) return
  await tellMentioned(tx, { ...comment, kind: 'comment', link: await pageOfComment(tx, comment) })
}
