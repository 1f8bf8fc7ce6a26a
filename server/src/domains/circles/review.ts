import type { QueueSubject } from '@plaza/shared/operations'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { noteEvent } from '../../data/events'
import { circles, posts, voteOptions, votes } from '../../data/schema/index'
import { addressOfPost } from '../page-addresses'
import { tellReaders } from '../people/notices'
import type { ReviewSubjects } from '../queue/reviewed'
import { publishUploads, withdrawUploads } from '../uploads/visibility'
import { changeCounts } from './counts'
import { filesOf } from './files'
import { tagsOfPost } from './tags'

const subjectOf = (
  { post, circle, vote }: { post: typeof posts.$inferSelect; circle: string; vote: string | null },
  options: readonly { text: string; image: string | null }[],
): QueueSubject => ({
  title: null,
  text: [post.content, vote, ...options.map((option) => `· ${option.text}`), post.place && `@ ${post.place}`]
    .filter(Boolean)
    .join('\n'),
  images: [...post.images.map(({ url }) => url), ...options.flatMap(({ image }) => image ?? [])],
  writtenAt: post.createdAt.getTime(),
  video: post.video?.url ?? null,
  where: circle,
  link: addressOfPost(post.id),
})

/** A new state of a post that is not deleted. */
export async function changeState(tx: Transaction, id: string, to: 'shown' | 'refused', refusal: string | null) {
  const [before] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
  if (!before || before.state === to) return { tags: [] }
  // As with pieces, the publication time is that of the first approval, so that the post is at the top of its circle.
  await tx
    .update(posts)
    .set({
      state: to,
      refusal,
      ...(to === 'shown' && { hiddenBy: null }),
      ...(to === 'shown' && !before.publishedAt && { createdAt: sql`now()`, publishedAt: sql`now()` }),
    })
    .where(eq(posts.id, id))
  const keys = await filesOf(tx, before)
  await (to === 'shown' ? publishUploads : withdrawUploads)(tx, keys)
  if (to === 'shown') await changeCounts(tx, before, 1)
  else if (before.state === 'shown') await changeCounts(tx, before, -1)
  await noteEvent(tx, `posts:${before.circleId}`)
  if (to === 'shown') await tellReaders(tx, { ...before, kind: 'post', link: addressOfPost(id) })
  return { tags: tagsOfPost(before) }
}

export const postSubjects: ReviewSubjects = {
  async read(db, ids) {
    const rows = await db
      .select({ post: posts, circle: circles.name, vote: votes.title, voteId: votes.id })
      .from(posts)
      .innerJoin(circles, eq(circles.id, posts.circleId))
      .leftJoin(votes, eq(votes.postId, posts.id))
      .where(and(inArray(posts.id, [...ids]), isNull(posts.deletedAt)))
    const voteIds = rows.flatMap(({ voteId }) => voteId ?? [])
    const options = voteIds.length
      ? await db.select().from(voteOptions).where(inArray(voteOptions.voteId, voteIds)).orderBy(voteOptions.sort)
      : []
    return new Map(
      rows.map((row) => [
        row.post.id,
        subjectOf(
          row,
          options.filter(({ voteId }) => voteId === row.voteId),
        ),
      ]),
    )
  },
  lock: (tx, id) => tx.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('update'),
  show: (tx, id) => changeState(tx, id, 'shown', null),
  refuse: (tx, id, reason) => changeState(tx, id, 'refused', reason),
}
