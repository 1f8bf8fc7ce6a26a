import type { Feedback, FeedbackSummary } from '@plaza/shared/api'
import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { feedbackEntries, feedbacks } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { excerptOf } from '../excerpt'

export type FeedbackRow = typeof feedbacks.$inferSelect

const ANSWER_CHARACTERS = 80

const addressesOf = (images: FeedbackRow['images']): string[] => images.map(({ url }) => url)

export const toSummary = (row: FeedbackRow): FeedbackSummary => ({
  id: row.id,
  kind: row.kind,
  content: row.content,
  images: addressesOf(row.images),
  state: row.state,
  answer: row.answer === null ? null : excerptOf(row.answer, ANSWER_CHARACTERS),
  created_at: row.createdAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
})

/** What was written after the first text, oldest first. */
const entriesOf = (db: Executor, feedbackId: string) =>
  db
    .select()
    .from(feedbackEntries)
    .where(eq(feedbackEntries.feedbackId, feedbackId))
    .orderBy(asc(feedbackEntries.at), asc(feedbackEntries.id))

/** A feedback of this person with its conversation; another one does not exist. */
export async function readFeedback(db: Executor, userId: string, id: string): Promise<Feedback> {
  const [row] = await db
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.id, id), eq(feedbacks.userId, userId)))
  if (!row) throw refuse('contentGone')
  const entries = await entriesOf(db, id)
  return {
    ...toSummary(row),
    contact: row.contact,
    entries: entries.map(({ id: entryId, by, text, images, at }) => ({
      id: entryId,
      by,
      text,
      images: addressesOf(images),
      at: at.toISOString(),
    })),
  }
}
