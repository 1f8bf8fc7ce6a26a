import { likes, type Post } from '../../api'
import { useAction, useSessionUser } from '../../host'
import { useCachedPosts } from './cached-posts'

/** Likes at once where the person is known, and takes it back where the server says no. */
export function useLikePost(post: Post) {
  const cached = useCachedPosts()
  const like = useAction(likes.set)
  const user = useSessionUser()
  return async () => {
    if (like.busy) return
    const { liked, likes: count, id } = post
    const hoped = { liked: !liked, likes: Math.max(0, count + (liked ? -1 : 1)) }
    if (user) cached.patch(id, (held) => ({ ...held, ...hoped }))
    const said = await like.run({ body: { target: 'post', id, on: !liked } })
    cached.patch(id, (held) => ({ ...held, ...(said ?? { liked, likes: count }) }))
  }
}
