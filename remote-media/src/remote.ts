import { defineRemote } from '@plaza/shared/remotes'
import type { mediaRoutes } from '@plaza/shared/routes'

export default defineRemote<typeof mediaRoutes>({ article: () => import('./features/articles/article.page') } as never)
