import { destinationOf, shownItems } from '../footer/menu'
import { savesData } from '../player/device/thrift'
import type { LiveRoutes } from '../routing/live-routes'
import type { Pages } from '../routing/pages'
import { domain } from '../site/domains'
import { site } from '../site/site'
import { warmPageTrouble } from './page-trouble'

/**
 * Fetches what will probably be asked for next, once the first page stands and the network is free: the panel for pages
 * that fail, and the code of the pages in the bottom menu, one after the other. Nothing where the person saves data.
 */
export async function warm(pages: Pages, routes: LiveRoutes): Promise<void> {
  await warmPageTrouble()
  if (savesData()) return
  for (const item of shownItems(site.getState().menu)) {
    const destination = destinationOf(item, domain('asc_h5_domain'))
    if (destination === 'none' || !('address' in destination)) continue
    const match = routes.match(new URL(destination.address, location.href).pathname)
    if (match && !match.route.row.planned && !pages.peek(match)) await pages.load(match)
  }
}
