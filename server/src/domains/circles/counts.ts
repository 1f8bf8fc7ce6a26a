import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { circles, posts, topics } from '../../data/schema/index'
import { isShown } from '../shown'

type CountedPost = Pick<typeof posts.$inferSelect, 'id' | 'userId' | 'circleId' | 'topicId'>

/**
 * Changes the numbers of published posts of a circle and a topic. An author counts as a participant of the topic from
 * the first published post in it to the last.
 */
export async function changeCounts(
  db: Executor,
  { id, userId, circleId, topicId }: CountedPost,
  by: 1 | -1,
): Promise<void> {
  // Locks the circle: of two posts of one author the second sees the first.
  await db
    .update(circles)
    .set({ posts: sql`greatest(0, ${circles.posts} + ${by})` })
    .where(eq(circles.id, circleId))
  if (!topicId) return
  const others = and(eq(posts.topicId, topicId), eq(posts.userId, userId), ne(posts.id, id), isShown.post)
  await db
    .update(topics)
    .set({
      posts: sql`greatest(0, ${topics.posts} + ${by})`,
      participants: sql`greatest(0, ${topics.participants} + case when exists (select 1 from ${posts} where ${others}) then 0 else ${by}::int end)`,
    })
    .where(eq(topics.id, topicId))
}
