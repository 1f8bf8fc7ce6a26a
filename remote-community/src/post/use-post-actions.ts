import type { Post } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { postKind } from './post-kind'

export function useShare(post: Post) {
  const host = useHost()
  return () => host.ui.share(postKind.shareOf(post))
}
