import { destinationOf, shownItems } from '../footer/menu'
import { savesData } from '../player/device/data-saver'
import type { LiveRoutes } from '../routing/live-routes'
import type { Pages } from '../routing/pages'
import { domain } from '../site/domains'
import { site } from '../site/site'
import type { Match } from '../stage/match'
import { warmPageTrouble } from './page/page-trouble'

/** Of the pages that links on the screen lead to, so many: those that most of them lead to. */
const MAX_LINK_PAGES = 5

/** Routes that were asked for: one that could not be had is left to whoever opens it. */
const requestedRoutes = new Set<string>()

const matchOf = (routes: LiveRoutes, address: string) => routes.match(new URL(address, location.href).pathname)

/** On the screen, and none of those that stand at the head of every page. */
function isVisible(link: HTMLAnchorElement): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect()
  const isOnScreen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return isOnScreen && link.origin === location.origin && !link.closest('header')
}

/** Pages of the links that are on the screen, one of each route. */
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
const menuPages = (routes: LiveRoutes): Match[] =>
  shownItems(site.getState().menu)
    .map((item) => destinationOf(item, domain('asc_h5_domain')))
    .flatMap((destination) =>
      destination !== 'none' && 'address' in destination ? (matchOf(routes, destination.address) ?? []) : [],
    )

/**
 * Fetches what will probably be asked for next, once a page stands and the network is free: the panel for pages that
 * fail, what asks for a page's answers when its link is touched, and the code of the pages that links on the screen and
 * the bottom menu lead to, one after the other. Nothing where the person saves data. No answers: a view is counted for
 * whoever asks for them.
 */
export async function warm(pages: Pages, routes: LiveRoutes): Promise<void> {
  await warmPageTrouble()
  if (savesData() || !navigator.onLine) return
  await Promise.all([import('../routing/prefetch'), import('@plaza/shared/api')])
  const isWanted = (match: Match) =>
    !match.route.row.planned && !requestedRoutes.has(match.route.id) && !pages.peek(match)
  for (const match of [...visibleLinkPages(routes, isWanted), ...menuPages(routes)])
    if (isWanted(match)) {
      requestedRoutes.add(match.route.id)
      await pages.load(match)
    }
}
