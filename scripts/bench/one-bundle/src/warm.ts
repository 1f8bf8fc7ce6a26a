import type { LiveRoutes } from '../../../../host/src/routing/live-routes'
import type { Pages } from '../../../../host/src/routing/pages'

/** Whether this variant does not prefetch. */
export const isLazy = (): boolean => 'lazy' in document.documentElement.dataset

/** Replaces `host/src/shell/warm`; does nothing without prefetching. */
export async function warm(pages: Pages, routes: LiveRoutes): Promise<void> {
  if (isLazy()) return
  const { warm } = await import('../../../../host/src/shell/warm')
  await warm(pages, routes)
}
