import { circles, type Post, posts } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useCachedPosts } from '@plaza/shared/ui'
import { headline } from './post.model'
import { t } from './post.text'

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
  const cached = useCachedPosts()
  const remove = useAction(posts.remove, {
    confirm: () => ({ title: t.removeSure(), text: t.removeText(), confirmText: t.remove(), danger: true }),
    successMessage: t.removed,
    refreshes: [circles.detail],
    onDone: () => {
      cached.drop(post.id)
      onRemoved?.()
    },
  })
  return () => void remove.run({ params: { id: post.id } })
}
