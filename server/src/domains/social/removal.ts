import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { noteEvents } from '../../data/events'
import { comments, removedComments } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { requireWriterOn } from '../circles/restrictions'
import { consumeRateLimit } from '../rate-limits'
import { reopenReports } from '../reports/close'
import { UNDO_UNTIL, undoLimit } from '../undo'
import { changeCommentCounts } from './comment-counts'
import { noteChat } from './note-chat'
import { discussionTag, threadTag } from './tags'
import { requireTarget } from './targets'

type CommentRow = typeof comments.$inferSelect

const tagsOf = ({ id, rootId, target, targetId }: CommentRow) => [
  discussionTag(target, targetId),
  threadTag(rootId ?? id),
]
const shownIn = (rows: readonly CommentRow[]) => rows.filter(({ state }) => state === 'shown').length

/** Deletes an own comment with its replies, which stand aside for as long as that can be undone. */
export async function removeComment({ db, person, changes }: Context, id: string): Promise<void> {
  const removed = await db.transaction(async (tx) => {
    const [own] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.id, id), eq(comments.userId, person.id)))
      .for('update')
    if (!own) throw refuse('contentGone')
    const thread = or(eq(comments.id, id), eq(comments.rootId, id))
    const rows = await tx.select().from(comments).where(thread).for('update')
    // Before the deletion, which notes events if the comment was reported: no row may be locked after an event.
    if (shownIn(rows) > 0) await changeCommentCounts(tx, own, -shownIn(rows))
    await tx.insert(removedComments).values({ id, userId: person.id, rows })
    await tx.delete(comments).where(thread)
    await noteChat(tx, own.target, own.targetId)
    return own
  })
  await changes.withdraw(...tagsOf(removed))
}

/** A row as it was: dates became text in JSON, and the rank is computed. */
function rowOf({ heat: _, ...row }: Record<string, unknown>) {
  return { ...row, createdAt: new Date(String(row.createdAt)) } as typeof comments.$inferInsert
}

/** Refuses if what the comment belongs to is gone, or its author may not write there; a thread is locked, as by a new reply. */
async function requireContext(tx: Transaction, { target, targetId, rootId, userId }: CommentRow): Promise<void> {
  await requireTarget(tx, target, targetId)
  if (target === 'post') await requireWriterOn(tx, targetId, userId)
  if (!rootId) return
  const [root] = await tx.select({ id: comments.id }).from(comments).where(eq(comments.id, rootId)).for('key share')
  if (!root) throw refuse('contentGone')
}

/** A comment that was sent once more while it was deleted stands already under its key. */
async function dropUsedKeys(tx: Transaction, rows: CommentRow[]): Promise<void> {
  const keys = rows.flatMap(({ publishKey }) => publishKey ?? [])
  if (keys.length === 0) return
  const used = await tx
    .select({ userId: comments.userId, publishKey: comments.publishKey })
    .from(comments)
    .where(
      and(
        inArray(
          comments.userId,
          rows.map(({ userId }) => userId),
        ),
        inArray(comments.publishKey, keys),
      ),
    )
  for (const row of rows)
    if (used.some(({ userId, publishKey }) => userId === row.userId && publishKey === row.publishKey))
      row.publishKey = null
}

/** Undoes the deletion of an own comment: its replies and likes come back with it. */
export async function restoreComment({ db, person, changes }: Context, id: string): Promise<void> {
  const restored = await db.transaction(async (tx) => {
    const own = and(eq(removedComments.id, id), eq(removedComments.userId, person.id))
    const [removed] = await tx
      .delete(removedComments)
      .where(and(own, gt(removedComments.removedAt, UNDO_UNTIL)))
      .returning({ rows: removedComments.rows })
    if (!removed) {
      const [stands] = await tx
        .select()
        .from(comments)
        .where(and(eq(comments.id, id), eq(comments.userId, person.id)))
      if (stands) return stands
      throw refuse('tooLate', { detail: 'undo.late' })
    }
    const rows = removed.rows as unknown as CommentRow[]
    const root = rows.find((row) => row.id === id)
    if (!root) throw refuse('contentGone')
    await requireContext(tx, root)
    await consumeRateLimit(tx, [undoLimit(person.id)])
    await dropUsedKeys(tx, rows)
    await tx.insert(comments).values(rows.map((row) => rowOf({ ...row })))
    if (shownIn(rows) > 0) await changeCommentCounts(tx, root, shownIn(rows))
    const told = await reopenReports(tx, {
      kind: root.target === 'channel' ? 'chat' : 'comment',
      subjectIds: rows.map((row) => row.id),
      outcome: 'deleted',
    })
    await noteEvents(tx, told)
    await noteChat(tx, root.target, root.targetId)
    return root
  })
  await changes.withdraw(...tagsOf(restored))
}
