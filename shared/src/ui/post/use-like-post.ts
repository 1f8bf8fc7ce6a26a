import { likes, type Post } from '../../api'
import { likeAfter, useMark } from '../../host'
import { useCachedPosts } from './cached-posts'

/** Optimistic for a logged-in user, and reverted if the server refuses. */
export function useLikePost(post: Post) {
  const cached = useCachedPosts()
  const { liked, likes: count, id } = post
  const like = useMark(likes.set, (mark) => cached.patch(id, (held) => ({ ...held, ...mark })))
  const was = { liked, likes: count }
  return () => like({ input: { body: { target: 'post', id, on: !liked } }, previous: was, optimistic: likeAfter(was) })
}
