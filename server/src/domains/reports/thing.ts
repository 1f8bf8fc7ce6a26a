import type { ReportTarget } from '@plaza/shared/api'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { advices, comments, posts, practices, publications, users, wishes } from '../../data/schema/index'
import { isShown, targetIsShown } from '../shown'

/** A thing that is reported, as its table knows it. */
export interface ReportedThing {
  target: ReportTarget
  authorId: string
}

/** Reads a visible thing and locks it against a decision until the transaction ends. */
export const readThing: Readonly<
  Record<ReportTarget, (tx: Executor, id: string) => Promise<ReportedThing | undefined>>
> = {
  async post(tx, id) {
    const [row] = await tx
      .select({ authorId: posts.userId })
      .from(posts)
      .where(and(eq(posts.id, id), isShown.post))
      .for('key share')
    return row && { target: 'post', ...row }
  },
  comment: readComment,
  chat: readComment,
  async person(tx, id) {
    const [row] = await tx.select({ authorId: users.id }).from(users).where(eq(users.id, id)).for('key share')
    return row && { target: 'person', ...row }
  },
  async advice(tx, id) {
    const [row] = await tx
      .select({ authorId: advices.userId })
      .from(advices)
      .where(and(eq(advices.id, id), eq(advices.open, true)))
      .for('key share')
    return row && { target: 'advice', ...row }
  },
  async piece(tx, id) {
    const [row] = await tx
      .select({ authorId: publications.userId })
      .from(publications)
      .where(and(eq(publications.id, id), eq(publications.state, 'shown')))
      .for('key share')
    return row && { target: 'piece', ...row }
  },
  async wish(tx, id) {
    const [row] = await tx
      .select({ authorId: wishes.userId })
      .from(wishes)
      .where(and(eq(wishes.id, id), isShown.wish))
      .for('key share')
    return row && { target: 'wish', ...row }
  },
  async practice(tx, id) {
    const [row] = await tx
      .select({ authorId: practices.userId })
      .from(practices)
      .where(and(eq(practices.id, id), isShown.practice))
      .for('key share')
    return row && { target: 'practice', ...row }
  },
}

async function readComment(tx: Executor, id: string): Promise<ReportedThing | undefined> {
  const [row] = await tx
    .select({ authorId: comments.userId, of: comments.target })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.state, 'shown'), targetIsShown))
    .for('key share', { of: comments })
  return row && { target: row.of === 'channel' ? 'chat' : 'comment', authorId: row.authorId }
}
