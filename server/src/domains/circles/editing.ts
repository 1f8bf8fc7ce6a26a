import type { posts as endpoints } from '@plaza/shared/api'
import { MINUTE_SECONDS } from '@plaza/shared/format'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { noteEvent } from '../../data/events'
import { posts } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import type { HandlerInput } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { addressOfPost } from '../page-addresses'
import { findMentions } from '../people/mentions'
import { tellReaders } from '../people/notices'
import { consumeRateLimit, type RateLimit } from '../rate-limits'
import { ownPictures } from '../uploads/own-uploads'
import { removeUnused } from '../uploads/remove'
import { publishUploads, withdrawUploads } from '../uploads/visibility'
import { changeCounts } from './counts'
import { isEditable } from './editable'
import { filesOf } from './files'
import { requireWriter } from './restrictions'
import { tagsOfPost } from './tags'
import { requireTopic } from './topics'

type PostRow = typeof posts.$inferSelect
type PostChange = HandlerInput<typeof endpoints.edit>['body']

/** Changes of a person's posts and votes. */
export const editLimit = (userId: string): RateLimit => ({
  key: `edit:${userId}`,
  max: 20,
  seconds: 10 * MINUTE_SECONDS,
})

/** State of a shown post after a change. */
async function stateOf({ person, moderation }: Context, { content, place }: PostChange) {
  if (place !== undefined && (await moderation.isReserved(place))) return 'pending'
  return moderation.stateOfPost(person, [content, place ?? ''])
}

/** The post with its row locked, if the person may edit it now. */
async function lockEditable(tx: Transaction, { person, environment }: Context, id: string): Promise<PostRow> {
  const own = and(eq(posts.id, id), eq(posts.userId, person.id), isNull(posts.deletedAt))
  const [post] = await tx.select().from(posts).where(own).for('update')
  if (!post) throw refuse('contentGone')
  if (!isEditable(post, environment.editMinutes)) throw refuse('tooLate', { detail: 'edit.late' })
  await requireWriter(tx, post.circleId, person.id)
  return post
}

/** Counts and files of a post that was changed. Returns the files that it does not show any more. */
async function settle(tx: Transaction, before: PostRow, after: PostRow): Promise<string[]> {
  const [old, files] = [await filesOf(tx, before), await filesOf(tx, after)]
  const dropped = old.filter((key) => !files.includes(key))
  await withdrawUploads(tx, after.state === 'shown' ? dropped : [...dropped, ...files])
  if (after.state === 'shown') await publishUploads(tx, files)
  if (before.state === 'shown') await changeCounts(tx, before, -1)
  if (after.state === 'shown') await changeCounts(tx, after, 1)
  return dropped
}

/** Changes text, pictures, topic and place of an own post. What must be reviewed is seen by nobody else until then. */
export async function editPost(context: Context, id: string, body: PostChange): Promise<void> {
  const { db, storage, person, changes } = context
  await refuseBanned(db, person.id)
  await consumeRateLimit(db, [editLimit(person.id)])
  const images = await ownPictures(db, person.id, body.images)
  // Before the transaction: it reads with another connection, and edits that wait for the post would hold all of them.
  const ownState = await stateOf(context, body)
  const { dropped, tags } = await db.transaction(async (tx) => {
    const before = await lockEditable(tx, context, id)
    if (before.video && images.length > 0) throw refuse('badInput')
    if (body.topic_id) await requireTopic(tx, before.circleId, body.topic_id)
    // What waits for a review goes on waiting, whatever it says now.
    const state = before.state === 'pending' ? 'pending' : ownState
    const mentions = await findMentions(tx, person.id, body.content, body.mentions)
    const [after] = await tx
      .update(posts)
      .set({
        content: body.content,
        mentions,
        images,
        hasImages: images.length > 0,
        topicId: body.topic_id ?? null,
        place: body.place ?? null,
        state,
        editedAt: sql`now()`,
        ...(state === 'pending' && { pin: 0 }),
      })
      .where(eq(posts.id, id))
      .returning()
    if (!after) throw refuse('contentGone')
    const gone = await settle(tx, before, after)
    if (before.state === 'shown') await noteEvent(tx, `posts:${before.circleId}`)
    if (state === 'shown') await tellReaders(tx, { ...after, kind: 'post', link: addressOfPost(id) })
    return { dropped: gone, tags: [...tagsOfPost(before), ...tagsOfPost(after)] }
  })
  await changes.withdraw(...tags)
  await removeUnused({ db, storage }, dropped)
}
