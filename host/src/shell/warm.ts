import { menuPages } from '../footer/home-redirect'
import { destinationOf, shownItems } from '../footer/menu'
import { savesData } from '../player/device/data-saver'
import type { LiveRoutes } from '../routing/live-routes'
import type { Pages } from '../routing/pages'
import { domain } from '../site/domains'
import { site } from '../site/site'
import type { Match } from '../stage/match'
import { warmConfirmDialog } from './overlays'
import { warmPageTrouble } from './page/page-trouble'

/** Maximum number of prefetched pages among the targets of visible links, most frequent first. */
const MAX_LINK_PAGES = 5

/** Routes already prefetched: a failed one is loaded when the user opens it. */
const requestedRoutes = new Set<string>()

const matchOf = (routes: LiveRoutes, address: string) => routes.match(new URL(address, location.href).pathname)

/** In the viewport, and not part of the frame around every page. */
function isVisible(link: HTMLAnchorElement): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect()
  const isOnScreen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return isOnScreen && link.origin === location.origin && !link.closest('header')
}

/** Targets of visible links, one per route. */
function visibleLinkPages(routes: LiveRoutes, isWanted: (match: Match) => boolean): Match[] {
  const linkCounts = new Map<string, { match: Match; links: number }>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const match = isVisible(link) ? matchOf(routes, link.href) : null
    if (!match || !isWanted(match)) continue
    const { id } = match.route
    linkCounts.set(id, { match, links: (linkCounts.get(id)?.links ?? 0) + 1 })
  }
  return [...linkCounts.values()]
    .sort((a, b) => b.links - a.links)
    .slice(0, MAX_LINK_PAGES)
    .map(({ match }) => match)
}

/** Pages of the bottom menu. */
const pagesInMenu = (routes: LiveRoutes): Match[] =>
  shownItems(site.getState().menu, menuPages())
    .map((item) => destinationOf(item, { pages: menuPages(), activityDomain: domain('asc_h5_domain') }))
    .flatMap((destination) =>
      destination !== 'none' && 'address' in destination ? (matchOf(routes, destination.address) ?? []) : [],
    )

/**
 * Prefetches, once a page is idle and the network is free: the panel for failed pages and the confirmation, the prefetch
 * code, and the code of pages behind visible links and the bottom menu, one after the other. With data saving on only
 * the panel and the confirmation. Fetches no answers, because the server counts a view for each request.
 */
export async function warm(pages: Pages, routes: LiveRoutes): Promise<void> {
  await Promise.all([warmPageTrouble(), warmConfirmDialog()])
  if (savesData() || !navigator.onLine) return
  await Promise.all([import('../routing/prefetch'), import('@plaza/shared/api')])
  const isWanted = (match: Match) =>
    !match.route.row.planned && !requestedRoutes.has(match.route.id) && !pages.peek(match)
  for (const match of [...visibleLinkPages(routes, isWanted), ...pagesInMenu(routes)])
    if (isWanted(match)) {
      requestedRoutes.add(match.route.id)
      await pages.load(match)
    }
}
