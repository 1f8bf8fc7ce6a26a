import type { LiveRoutes } from '../../../../host/src/routing/live-routes'
import type { Pages } from '../../../../host/src/routing/pages'

/** Whether this bundle fetches nothing ahead. */
export const isLazy = (): boolean => 'lazy' in document.documentElement.dataset

/** In place of `host/src/shell/warm`: a bundle that fetches nothing ahead has none of it. */
export async function warm(pages: Pages, routes: LiveRoutes): Promise<void> {
  if (isLazy()) return
  const { warm } = await import('../../../../host/src/shell/warm')
  await warm(pages, routes)
}
