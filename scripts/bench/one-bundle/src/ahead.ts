import type { LiveRoutes } from '../../../../host/src/routing/live-routes'
import type { Pages } from '../../../../host/src/routing/pages'

const isLazy = () => 'lazy' in document.documentElement.dataset

/** In place of `host/src/shell/warm`: a bundle that fetches nothing ahead has none of it. */
export async function warm(pages: Pages, routes: LiveRoutes): Promise<void> {
  if (isLazy()) return
  const { warm } = await import('../../../../host/src/shell/warm')
  await warm(pages, routes)
}
