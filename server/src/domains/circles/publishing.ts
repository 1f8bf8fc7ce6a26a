import { posts as endpoints, type NewVote } from '@plaza/shared/api'
import dayjs from 'dayjs'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { noteEvent } from '../../data/events'
import { newId } from '../../data/ids'
import { circles, posts, topics, voteOptions, votes } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { consumeRateLimit } from '../rate-limits'
import { discussionTag } from '../social/tags'
import { keyIn, ownPictures } from '../uploads/own-uploads'
import { removeUnused } from '../uploads/remove'
import { publishUploads } from '../uploads/visibility'
import { changeCounts } from './counts'
import { postFeed, readPost } from './posts'
import { choose } from './votes'

const TEN_MINUTES = 600
const MAX_VOTE_DAYS = 90

type NewPost = HandlerInput<typeof endpoints.publish>['body']

/** Creates a post. A repeated key returns the post that it created before. */
async function publish({ db, person, moderation, changes }: Context, body: NewPost): Promise<string> {
  const before = await findByKey(db, person.id, body.key)
  if (before) return before
  await refuseBanned(db, person.id)
  const images = await ownPictures(db, person.id, body.images)
  const options = body.vote?.options.map(({ text }) => text) ?? []
  const isOffice = body.place !== undefined && (await moderation.isReserved(body.place))
  const state = isOffice
    ? 'pending'
    : await moderation.stateOfPost(person, [body.content, body.vote?.title, ...options])
  const id = newId()
  const created = await db.transaction(async (tx) => {
    await requireCircle(tx, body)
    const added = await tx
      .insert(posts)
      .values({
        id,
        circleId: body.circle_id,
        userId: person.id,
        topicId: body.topic_id ?? null,
        content: body.content,
        images,
        place: body.place ?? null,
        hasImages: images.length > 0,
        hasVote: body.vote !== undefined,
        state,
        publishKey: body.key,
      })
      .onConflictDoNothing({ target: [posts.userId, posts.publishKey] })
      .returning({ id: posts.id })
    if (added.length === 0) return false
    await consumeRateLimit(tx, [{ key: `post:${person.id}`, max: 10, seconds: TEN_MINUTES }])
    if (body.vote) await addVote(tx, id, body.vote)
    if (state === 'shown') {
      const keys = images.map(({ url }) => keyIn(url))
      await publishUploads(tx, keys)
      await changeCounts(tx, { id, userId: person.id, circleId: body.circle_id, topicId: body.topic_id ?? null }, 1)
      await noteEvent(tx, `posts:${body.circle_id}`)
    }
    return true
  })
  if (created) changes.note(`posts:${body.circle_id}`)
  return created ? id : ((await findByKey(db, person.id, body.key)) ?? id)
}

async function findByKey(db: Executor, userId: string, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.publishKey, key), isNull(posts.deletedAt)))
  return row?.id
}

async function requireCircle(db: Executor, { circle_id, topic_id }: NewPost): Promise<void> {
  const [circle] = await db.select({ id: circles.id }).from(circles).where(eq(circles.id, circle_id))
  if (!circle) throw refuse('contentGone')
  if (!topic_id) return
  const [topic] = await db
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.id, topic_id), eq(topics.circleId, circle_id)))
  if (!topic) throw refuse('badInput')
}

async function addVote(db: Executor, postId: string, vote: NewVote): Promise<void> {
  const endsAt = new Date(vote.ends_at)
  const days = dayjs(endsAt).diff(dayjs(), 'day', true)
  if (!(days > 0 && days <= MAX_VOTE_DAYS)) throw refuse('badInput')
  const voteId = newId()
  await db
    .insert(votes)
    .values({ id: voteId, postId, title: vote.title, multiple: vote.multiple, result: vote.result, endsAt })
  await db.insert(voteOptions).values(vote.options.map(({ text }, sort) => ({ id: newId(), voteId, text, sort })))
}

async function remove({ db, storage, person, changes }: Context, id: string): Promise<void> {
  const removed = await db.transaction(async (tx) => {
    const [removed] = await tx
      .update(posts)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(posts.id, id), eq(posts.userId, person.id), isNull(posts.deletedAt)))
      .returning({ state: posts.state, circleId: posts.circleId, topicId: posts.topicId, images: posts.images })
    if (!removed) throw refuse('contentGone')
    if (removed.state === 'shown') {
      await changeCounts(tx, { id, userId: person.id, ...removed }, -1)
      await noteEvent(tx, `posts:${removed.circleId}`)
    }
    return removed
  })
  changes.note(discussionTag('post', id), `posts:${removed.circleId}`)
  await removeUnused(
    { db, storage },
    removed.images.map(({ url }) => keyIn(url)),
  )
}

export const postHandlers = [
  handle(endpoints.feed, ({ query = {} }, context) => postFeed(context, query)),
  handle(
    endpoints.detail,
    ({ params }, { db, user }) => readPost(db, user?.id, params.id),
    ({ params }, viewer) => viewer.views.count('post', params.id, viewer),
  ),
  handle(endpoints.publish, async ({ body }, context) =>
    readPost(context.db, context.person.id, await publish(context, body)),
  ),
  handle(endpoints.remove, async ({ params }, context) => {
    await remove(context, params.id)
    return {}
  }),
  handle(endpoints.vote, ({ params, body }, { db, person }) => choose(db, person.id, params.id, body.options)),
]
