import { circles, type Post, posts } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { useCachedPosts } from '@plaza/shared/ui'
import { t } from './post.text'
import { postKind } from './post-kind'

export function useShare(post: Post) {
  const host = useHost()
  return () => host.ui.share(postKind.shareOf(post))
}

/** Asks for confirmation; afterwards no list contains the post. */
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
