import type { Post } from '../../api'
import { type Like, useLike } from '../../host'
import { useCachedPosts } from './cached-posts'

/** Optimistic for a logged-in user, and reverted if the server refuses. */
export function useLikePost(post: Post): Like {
  const cached = useCachedPosts()
  return useLike('post', post.id, post, (mark) => cached.patch(post.id, (held) => ({ ...held, ...mark })))
}
