import type { posts } from '../../data/schema/index'
import { discussionTag } from '../social/tags'

/** Tag of the cached answer about a circle. */
export const circleTag = (id: string): string => `circle:${id}`

/** Tags of the cached answers that show a post. */
export const tagsOfPost = ({
  id,
  circleId,
  topicId,
}: Pick<typeof posts.$inferSelect, 'id' | 'circleId' | 'topicId'>) => [
  `post:${id}`,
  circleTag(circleId),
  'post-feed',
  discussionTag('post', id),
  `posts:${circleId}`,
  ...(topicId ? [`posts-of-topic:${topicId}`] : []),
]
