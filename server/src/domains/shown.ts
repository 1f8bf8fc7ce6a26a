import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { comments, contents, liveEvents, posts } from '../data/schema/index'

/**
 * Whether people may see a row. Every reader of these tables asks it; `hidden.test.ts` hides a row of each kind and
 * looks for a trace of it in the answers of all calls.
 */
export const isShown = {
  content: eq(contents.hidden, 0),
  event: eq(liveEvents.hidden, 0),
  post: and(isNull(posts.deletedAt), eq(posts.state, 'shown')) as SQL,
}

/** What was said of a thing is seen as long as the thing is. */
export const targetIsShown = sql`(${comments.target} not in ('content', 'post')
  or (${comments.target} = 'content' and exists (select 1 from ${contents} where ${contents.id} = ${comments.targetId} and ${isShown.content}))
  or (${comments.target} = 'post' and exists (select 1 from ${posts} where ${posts.id} = ${comments.targetId} and ${isShown.post})))`
