import { circles, likes, type Post, posts } from '@plaza/shared/api'
import { useAction, useHost, useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useCachedPosts } from './cached-posts'
import { headline } from './post.model'
import { t } from './post.text'

/** Likes at once where the person is known, and takes it back where the server says no. */
export function useLike(post: Post) {
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

export function useShare(post: Post) {
  const host = useHost()
  return () =>
    host.ui.share({
      id: post.id,
      target: 'post',
      title: headline(post) || t.shareTitle(post.user.name),
      text: post.content.slice(0, 80),
      image: post.images[0]?.url ?? null,
      address: to('circle-post', { aid: post.id }),
    })
}

/** Asks first; afterwards the post is in no list any more. */
export function useRemove(post: Post, onRemoved?: () => void) {
  const host = useHost()
  const cached = useCachedPosts()
  const remove = useAction(posts.remove, { refreshes: [circles.detail] })
  return async () => {
    const sure = await host.ui.confirm({
      title: t.removeSure(),
      text: t.removeText(),
      confirmText: t.remove(),
      danger: true,
    })
    if (!sure || !(await remove.run({ params: { id: post.id } }))) return
    cached.drop(post.id)
    host.ui.toast(t.removed())
    onRemoved?.()
  }
}
