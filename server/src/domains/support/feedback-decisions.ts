import type { FeedbackSubject, QueueSubject } from '@plaza/shared/operations'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { noteEvent } from '../../data/events'
import { newId } from '../../data/ids'
import { feedbackEntries, feedbacks } from '../../data/schema/index'
import { excerptOf } from '../excerpt'
import { sendMessages } from '../messages/send'
import { addressOfFeedback } from '../page-addresses'
import { type Decision, type DecisionOutcome, ItemFailure, type QueueSubjects } from '../queue/subject'
import type { FeedbackRow } from './feedback-rows'

const WHERE = { where: '意见反馈', whereEn: 'Feedback' }

/** What each decision makes of a feedback, and the message that tells its writer. */
const outcomes = {
  answer: { state: 'answered', template: 'feedback.answered' },
  close: { state: 'closed', template: 'feedback.closed' },
} as const

/** Entries of feedbacks by their ids. */
async function conversationsOf(db: Executor, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(feedbackEntries)
    .where(inArray(feedbackEntries.feedbackId, [...ids]))
    .orderBy(asc(feedbackEntries.at), asc(feedbackEntries.id))
  const byId = new Map<string, (typeof rows)[number][]>()
  for (const row of rows) byId.set(row.feedbackId, [...(byId.get(row.feedbackId) ?? []), row])
  return byId
}

function toSubject(row: FeedbackRow, entries: readonly (typeof feedbackEntries.$inferSelect)[]): QueueSubject {
  const feedback: FeedbackSubject = {
    contact: row.contact,
    isGuest: row.userId === null,
    entries: entries.map(({ id, at, by, text }) => ({ id, at: at.getTime(), by, text })),
  }
  const images = [row, ...entries].flatMap((one) => one.images.map(({ url }) => url))
  return { title: null, text: row.content, images, video: null, ...WHERE, feedback }
}

async function decide(tx: Transaction, id: string, { decision, reason }: Decision): Promise<DecisionOutcome> {
  const { state, template } = outcomes[decision as keyof typeof outcomes]
  const [moved] = await tx
    .update(feedbacks)
    .set({ state, answer: reason, answeredAt: sql`now()` })
    .where(and(eq(feedbacks.id, id), eq(feedbacks.state, 'waiting')))
    .returning()
  if (!moved) throw new ItemFailure('unfit')
  await tx.insert(feedbackEntries).values({ id: newId(), feedbackId: id, by: 'support', text: reason })
  const { userId: to } = moved
  if (to === null) return { tags: [] }
  const params = { excerpt: excerptOf(moved.content), words: excerptOf(reason) }
  await sendMessages(tx, [{ to, template, params, link: addressOfFeedback(id) }])
  // Also to somebody who wants no such messages: the open page of the feedback shows the answer.
  await noteEvent(tx, `unread:${to}`)
  return { tags: [] }
}

/** Feedbacks, as support sees them. */
export const feedbackSubjects: QueueSubjects = {
  async read(db, ids) {
    const rows = await db
      .select()
      .from(feedbacks)
      .where(inArray(feedbacks.id, [...ids]))
    const conversations = await conversationsOf(db, ids)
    return new Map(rows.map((row) => [row.id, toSubject(row, conversations.get(row.id) ?? [])]))
  },
  lock: (tx, id) => tx.select({ id: feedbacks.id }).from(feedbacks).where(eq(feedbacks.id, id)).for('update'),
  decide,
}
