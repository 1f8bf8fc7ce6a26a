import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { circles, topics } from '../../data/schema/index'

/** Changes the numbers of published posts of a circle and a topic. */
export async function changeCounts(db: Executor, circleId: string, topicId: string | null, by: number): Promise<void> {
  await db
    .update(circles)
    .set({ posts: sql`greatest(0, ${circles.posts} + ${by})` })
    .where(eq(circles.id, circleId))
  if (topicId)
    await db
      .update(topics)
      .set({ posts: sql`greatest(0, ${topics.posts} + ${by})` })
      .where(eq(topics.id, topicId))
}
