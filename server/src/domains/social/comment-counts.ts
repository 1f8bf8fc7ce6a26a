import type { CommentTarget } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { comments } from '../../data/schema/index'
import { tableOf } from './targets'

/** Changes the numbers of published comments on a thing and in a thread. */
export async function changeCommentCounts(
  db: Executor,
  of: { target: CommentTarget; targetId: string; rootId: string | null },
  by: number,
): Promise<void> {
  const table = tableOf(of.target) as ReturnType<typeof tableOf> & { comments: typeof comments.likes }
  await db
    .update(table)
    .set({ comments: sql`greatest(0, ${table.comments} + ${by})` } as never)
    .where(eq(table.id, of.targetId))
  if (of.rootId)
    await db
      .update(comments)
      .set({ replyCount: sql`greatest(0, ${comments.replyCount} + ${by})` })
      .where(eq(comments.id, of.rootId))
}
