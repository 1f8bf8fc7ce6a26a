import { defineRemote } from '@plaza/shared/remotes'
import type { communityRoutes } from '@plaza/shared/routes'

export default defineRemote<typeof communityRoutes>({
  circle: () => import('./features/circles/circle.page'),
  'circle-post': () => import('./features/posts/circle-post.page'),
  'post-publish': () => import('./features/publish/post-publish.page'),
})
