import { feedbacks as endpoints } from '@plaza/shared/api'
import { DAY_SECONDS, HOUR_SECONDS } from '@plaza/shared/format'
import { and, eq, sql } from 'drizzle-orm'
import { newId } from '../../data/ids'
import { feedbackEntries, feedbacks } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit, type RateLimit } from '../rate-limits'
import { ownPictures } from '../uploads/own-uploads'
import { readFeedback, toSummary } from './feedback-rows'

const newest = descending(feedbacks.createdAt, feedbacks.id)

/** Texts of a person a day, and of the guests of one address in an hour. */
const A_DAY = 20
const GUESTS_AN_HOUR = 10

const limitOf = ({ user, ip }: Pick<Context, 'user' | 'ip'>): RateLimit =>
  user
    ? { key: `feedback:${user.id}`, max: A_DAY, seconds: DAY_SECONDS, detail: 'day.full' }
    : { key: `feedback-ip:${ip}`, max: GUESTS_AN_HOUR, seconds: HOUR_SECONDS }

type NewFeedback = HandlerInput<typeof endpoints.add>['body']

/**
 * Adds a feedback; a repeated key answers the one that it added before. A banned user may write one too: it is how they
 * object. A guest has no uploads, and nothing to follow it by.
 */
async function add(context: Context, { key, contact, ...body }: NewFeedback): Promise<{ id: string | null }> {
  const { db, user } = context
  // Whose login has expired is no guest: the text would be lost to its writer.
  if (context.refusedAs) throw refuse(context.refusedAs)
  if (!user && body.images.length > 0) throw refuse('badInput')
  const images = user ? await ownPictures(db, user.id, body.images) : []
  const userId = user?.id ?? null
  const added = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(feedbacks)
      .values({ ...body, id: newId(), userId, images, contact: contact || null, publishKey: key })
      .onConflictDoNothing({ target: feedbacks.publishKey, where: sql`${feedbacks.publishKey} is not null` })
      .returning({ id: feedbacks.id })
    if (row) await consumeRateLimit(tx, [limitOf(context)])
    return row
  })
  if (!user) return { id: null }
  if (added) return added
  const [before] = await db
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(and(eq(feedbacks.publishKey, key), eq(feedbacks.userId, user.id)))
  if (!before) throw refuse('repeated')
  return before
}

type Reply = HandlerInput<typeof endpoints.reply>['body']

/** Writes on about an answered feedback, which waits again. Of parallel texts one wins; a repeated one is no other. */
async function writeOn(context: Context, id: string, { content, images, key }: Reply): Promise<void> {
  const { db, person } = context
  const pictures = await ownPictures(db, person.id, images)
  const isOwn = and(eq(feedbacks.id, id), eq(feedbacks.userId, person.id))
  await db.transaction(async (tx) => {
    const [own] = await tx.select({ state: feedbacks.state }).from(feedbacks).where(isOwn).for('update')
    if (!own) throw refuse('contentGone')
    const [before] = await tx
      .select({ id: feedbackEntries.id })
      .from(feedbackEntries)
      .where(and(eq(feedbackEntries.feedbackId, id), eq(feedbackEntries.publishKey, key)))
    if (before) return
    if (own.state !== 'answered') throw refuse('stateChanged')
    await tx
      .insert(feedbackEntries)
      .values({ id: newId(), feedbackId: id, by: 'writer', text: content, images: pictures, publishKey: key })
    await tx.update(feedbacks).set({ state: 'waiting', writtenAt: sql`now()` }).where(eq(feedbacks.id, id))
    await consumeRateLimit(tx, [limitOf(context)])
  })
}

export const feedbackHandlers = [
  handle(endpoints.list, async ({ query = {} }, context) => {
    const { db, person } = context
    const { rows, next } = await pageOf(context, query, newest, (after) =>
      db
        .select()
        .from(feedbacks)
        .where(and(eq(feedbacks.userId, person.id), after))
        .$dynamic(),
    )
    return { list: rows.map(toSummary), next }
  }),
  handle(endpoints.detail, ({ params }, { db, person }) => readFeedback(db, person.id, params.id)),
  handle(endpoints.add, ({ body }, context) => add(context, body)),
  handle(endpoints.reply, async ({ params, body }, context) => {
    await writeOn(context, params.id, body)
    return readFeedback(context.db, context.person.id, params.id)
  }),
]
