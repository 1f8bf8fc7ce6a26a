import { posts as endpoints } from '@plaza/shared/api'
import { MINUTE_SECONDS } from '@plaza/shared/format'
import { isNull } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { noteEvent } from '../../data/events'
import { newId } from '../../data/ids'
import { posts } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle, tagged } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { addressOfPost } from '../page-addresses'
import { findMentions } from '../people/mentions'
import { tellReaders } from '../people/notices'
import { publishOnce } from '../publish-once'
import { consumeRateLimit } from '../rate-limits'
import { ownPictures, ownVideo } from '../uploads/own-uploads'
import { publishUploads } from '../uploads/visibility'
import { changeCounts } from './counts'
import { editPost } from './editing'
import { filesOf } from './files'
import { postFeed, readPost } from './posts'
import { removePost, restorePost } from './removal'
import { requireWriter } from './restrictions'
import { tagsOfPost } from './tags'
import { requireTopic } from './topics'
import { addVote, checkVote, wordsOf } from './vote-writing'
import { choose } from './votes'

type NewPost = HandlerInput<typeof endpoints.publish>['body']

/** State of a new post. A video is held as in citizens' pieces; a place that names an authority always. */
async function stateOf({ person, moderation }: Context, { content, vote, place, video }: NewPost) {
  if (place !== undefined && (await moderation.isReserved(place))) return 'pending'
  const texts = [content, ...(vote ? wordsOf(vote) : []), place ?? '']
  return video ? moderation.stateOfPiece(person, '', texts) : moderation.stateOfPost(person, texts)
}

/** Own files and a vote that may be published; a post has pictures or a video. */
async function checkMedia(db: Executor, userId: string, { images, video, vote }: NewPost) {
  if (video && images.length > 0) throw refuse('badInput')
  return {
    images: await ownPictures(db, userId, images),
    video: video ? await ownVideo(db, userId, video) : null,
    vote: vote && (await checkVote(db, userId, vote)),
  }
}

/** Creates a post. A repeated key returns the post that it created before. */
const publish = (context: Context, body: NewPost): Promise<string> =>
  publishOnce(context.db, posts, { userId: context.person.id, key: body.key, where: isNull(posts.deletedAt) }, () =>
    insertPost(context, body),
  )

async function insertPost(context: Context, body: NewPost): Promise<string | undefined> {
  const { db, person, changes } = context
  await refuseBanned(db, person.id)
  const { images, video, vote } = await checkMedia(db, person.id, body)
  const state = await stateOf(context, body)
  const row = {
    id: newId(),
    circleId: body.circle_id,
    userId: person.id,
    topicId: body.topic_id ?? null,
    content: body.content,
    images,
    video,
    place: body.place ?? null,
    hasImages: images.length > 0,
    hasVote: vote !== undefined,
    state,
    publishedAt: state === 'shown' ? new Date() : null,
    publishKey: body.key,
  }
  const max = await context.moderation.limitOf('postsPerTenMinutes')
  const created = await db.transaction(async (tx) => {
    await requireCircle(tx, person.id, body)
    const mentions = await findMentions(tx, person.id, body.content, body.mentions)
    const added = await tx
      .insert(posts)
      .values({ ...row, mentions })
      .onConflictDoNothing({ target: [posts.userId, posts.publishKey] })
      .returning({ id: posts.id })
    if (added.length === 0) return false
    await consumeRateLimit(tx, [{ key: `post:${person.id}`, max, seconds: 10 * MINUTE_SECONDS }])
    if (vote) await addVote(tx, row.id, vote)
    if (state === 'shown') {
      await publishUploads(tx, await filesOf(tx, row))
      await changeCounts(tx, row, 1)
      await noteEvent(tx, `posts:${body.circle_id}`)
      await tellReaders(tx, { ...row, mentions, kind: 'post', link: addressOfPost(row.id) })
    }
    return true
  })
  if (!created) return undefined
  changes.note(...tagsOfPost(row))
  return row.id
}

async function requireCircle(db: Executor, userId: string, { circle_id, topic_id }: NewPost): Promise<void> {
  await requireWriter(db, circle_id, userId)
  if (!topic_id) return
  await requireTopic(db, circle_id, topic_id)
}

export const postHandlers = [
  tagged(
    endpoints.feed,
    () => 'post-feed',
    ({ query = {} }, context) => postFeed(context, query),
  ),
  tagged(
    endpoints.detail,
    ({ params }) => `post:${params.id}`,
    ({ params }, context) => readPost(context, params.id),
    ({ params }, viewer) => viewer.views.count('post', params.id, viewer),
  ),
  handle(endpoints.publish, async ({ body }, context) => readPost(context, await publish(context, body))),
  handle(endpoints.edit, async ({ params, body }, context) => {
    await editPost(context, params.id, body)
    return readPost(context, params.id)
  }),
  handle(endpoints.remove, async ({ params }, context) => {
    await removePost(context, params.id)
    return {}
  }),
  handle(endpoints.restore, async ({ params }, context) => {
    await restorePost(context, params.id)
    return {}
  }),
  handle(endpoints.vote, ({ params, body }, { db, person }) => choose(db, person.id, params.id, body.options)),
]
