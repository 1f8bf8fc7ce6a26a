import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { comments, contents, liveEvents, posts, practices, wishes } from '../data/schema/index'

/**
 * Whether a row is visible to the public. All readers of these tables use it; `hidden.test.ts` hides a row of each kind
 * and looks for traces of it in all answers.
 */
export const isShown = {
  content: eq(contents.hidden, 0),
  event: eq(liveEvents.hidden, 0),
  post: and(isNull(posts.deletedAt), eq(posts.state, 'shown')) as SQL,
  wish: eq(wishes.review, 'shown'),
  practice: eq(practices.state, 'shown'),
}

/** A comment is visible as long as its target is. */
export const targetIsShown = sql`(${comments.target} not in ('content', 'post', 'practice')
  or (${comments.target} = 'content' and exists (select 1 from ${contents} where ${contents.id} = ${comments.targetId} and ${isShown.content}))
  or (${comments.target} = 'post' and exists (select 1 from ${posts} where ${posts.id} = ${comments.targetId} and ${isShown.post}))
  or (${comments.target} = 'practice' and exists (select 1 from ${practices} where ${practices.id} = ${comments.targetId} and ${isShown.practice})))`
