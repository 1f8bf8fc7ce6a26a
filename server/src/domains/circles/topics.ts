import { topics as endpoints, type Page, type Topic } from '@plaza/shared/api'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { circles, topics } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle, tagged } from '../../transport/handlers'
import { ascending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { topicPosts } from './posts'

export const toTopic = (row: typeof topics.$inferSelect): Topic => ({
  id: row.id,
  circle_id: row.circleId,
  name: row.name,
  intro: row.intro,
  image: row.image,
  posts: row.posts,
  participants: row.participants,
})

const topicOrder = ascending(topics.sort, topics.id)

/** Topics of a circle in the order that its managers gave them. */
export async function circleTopics(
  context: Pick<Context, 'db' | 'secret'>,
  circleId: string,
  query: PageInput,
): Promise<Page<Topic>> {
  const { rows, next } = await pageOf(context, query, topicOrder, (after) =>
    context.db
      .select()
      .from(topics)
      .where(and(eq(topics.circleId, circleId), after)),
  )
  return { list: rows.map(toTopic), next }
}

/** Refuses a topic of another circle. */
export async function requireTopic(db: Executor, circleId: string, topicId: string): Promise<void> {
  const [topic] = await db
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.id, topicId), eq(topics.circleId, circleId)))
  if (!topic) throw refuse('badInput')
}

export const topicHandlers = [
  handle(endpoints.detail, async ({ params }, { db }) => {
    const [row] = await db
      .select({ topic: topics, circle: { id: circles.id, name: circles.name } })
      .from(topics)
      .innerJoin(circles, eq(circles.id, topics.circleId))
      .where(eq(topics.id, params.id))
    if (!row) throw refuse('contentGone')
    return { ...toTopic(row.topic), circle: row.circle }
  }),
  tagged(
    endpoints.posts,
    ({ params }) => `posts-of-topic:${params.id}`,
    ({ params, query = {} }, context) => topicPosts(context, params.id, query),
  ),
]
