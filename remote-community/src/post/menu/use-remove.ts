import { circles, type Post, posts } from '@plaza/shared/api'
import { useAction, useUndo } from '@plaza/shared/host'
import { useCachedPosts } from '@plaza/shared/ui'

/** Deletes at once, and offers to undo it. */
export function useRemove(post: Post, onRemoved?: () => void) {
  const cached = useCachedPosts()
  const offerUndo = useUndo(posts.restore, [circles.detail])
  const remove = useAction(posts.remove, {
    refreshes: [circles.detail],
    onDone: () => {
      offerUndo({ params: { id: post.id }, body: {} }, cached.askAgain)
      onRemoved?.()
    },
    onRefused: cached.askAgain,
  })
  return () => {
    cached.drop(post.id)
    void remove.run({ params: { id: post.id } })
  }
}
