import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { noteEvent, noteEvents } from '../../data/events'
import { posts } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { reopenReports } from '../reports/close'
import { UNDO_UNTIL, undoLimit } from '../undo'
import { publishUploads, withdrawUploads } from '../uploads/visibility'
import { changeCounts } from './counts'
import { filesOf } from './files'
import { requireWriter } from './restrictions'
import { tagsOfPost } from './tags'

/** Deletes an own post, which is not pinned any more: its place may be another's when it is undone. A job deletes its row and files later. */
export async function removePost({ db, person, changes }: Context, id: string): Promise<void> {
  const tags = await db.transaction(async (tx) => {
    const own = and(eq(posts.id, id), eq(posts.userId, person.id), isNull(posts.deletedAt))
    const [post] = await tx.select().from(posts).where(own).for('update')
    if (!post) throw refuse('contentGone')
    await withdrawUploads(tx, await filesOf(tx, post))
    // Before the deletion, which notes events if the post was reported: no row may be locked after an event.
    if (post.state === 'shown') await changeCounts(tx, post, -1)
    await tx.update(posts).set({ deletedAt: sql`now()`, pin: 0 }).where(eq(posts.id, id))
    if (post.state === 'shown') await noteEvent(tx, `posts:${post.circleId}`)
    return tagsOfPost(post)
  })
  await changes.withdraw(...tags)
}

/** Undoes the deletion of an own post. */
export async function restorePost({ db, person, changes }: Context, id: string): Promise<void> {
  const tags = await db.transaction(async (tx) => {
    const own = and(eq(posts.id, id), eq(posts.userId, person.id))
    const [stored] = await tx.select().from(posts).where(own).for('update')
    if (!stored) throw refuse('contentGone')
    if (!stored.deletedAt) return []
    await requireWriter(tx, stored.circleId, person.id)
    await consumeRateLimit(tx, [undoLimit(person.id)])
    const restored = await tx
      .update(posts)
      .set({ deletedAt: null })
      .where(and(own, gt(posts.deletedAt, UNDO_UNTIL)))
      .returning({ id: posts.id })
    if (restored.length === 0) throw refuse('tooLate', { detail: 'undo.late' })
    if (stored.state === 'shown') {
      await publishUploads(tx, await filesOf(tx, stored))
      await changeCounts(tx, stored, 1)
    }
    const told = await reopenReports(tx, { kind: 'post', subjectIds: [id], outcome: 'deleted' })
    await noteEvents(tx, [...told, ...(stored.state === 'shown' ? [`posts:${stored.circleId}` as const] : [])])
    return tagsOfPost(stored)
  })
  await changes.withdraw(...tags)
}
