import type { HostApi } from '@plaza/shared/host'
import { createRemotes, type RemotesDeps } from '../remotes/remotes'
import { guardFor } from '../session/guard'
import type { Match } from '../stage/match'
import { dropHiddenPages, type StagePage, setPending, show, shownPage, stage } from '../stage/stage.store'
import { liveRoutes } from './live-routes'
import { createNavigator } from './navigation/navigator'
import { createPages, type HostPages, type PageLoader } from './pages'
import { createResolver, type ResolverDeps, uncheckedMatch, undecidedMatch } from './resolve'
import { keepScroll } from './scroll'

interface RoutingDeps extends Omit<ResolverDeps, 'routes' | 'isPartial'> {
  onSessionChange(listener: () => void): void
  /** Called when a remote is set up. */
  host(): HostApi
  load: RemotesDeps['load']
  hostPages: HostPages
  plannedPage: PageLoader
}

const shown = () => shownPage(stage.getState())

/** Connects addresses, pages and remotes: the page of an address, its owner, and when it must be replaced. */
export function createRouting({ host, load, hostPages, plannedPage, onSessionChange, ...resolverDeps }: RoutingDeps) {
  const routes = liveRoutes()
  const remotes = createRemotes({ host, load, routes })
  const pages = createPages(hostPages, plannedPage, remotes)
  const resolve = createResolver({ ...resolverDeps, routes, isPartial: remotes.isPartial })
  const router = createNavigator({
    resolve,
    prepare: (match, address) =>
      match === undecidedMatch
        ? remotes.complete(() => !stillShows(match, address)).then(() => 'again')
        : pages.prepare(match, shown()?.match.route.owner !== match.route.owner),
    commit(place, match, how) {
      keepScroll(stage.getState().shown)
      show(place, match, how, pages.instanceId(match))
    },
    onPending: setPending,
  })
  const replaceOver = () => {
    dropHiddenPages(isOver)
    void router.renew(() => isOver(shown()))
  }
  remotes.subscribe(replaceOver)
  onSessionChange(replaceOver)

  function stillShows(panel: Match, address: URL): boolean {
    const resolution = resolve(address)
    return resolution.do === 'show' && resolution.match === panel
  }

  /**
   * Whether the page must be replaced: it is a panel of what is decided now, its remote is off, its release was revoked
   * or quarantined, or another release runs.
   */
  function isOver(page: StagePage | null): boolean {
    if (!page) return false
    const { place, match, instanceId } = page
    if (match === undecidedMatch || match === uncheckedMatch)
      return !stillShows(match, new URL(place.pathname, location.origin))
    const { owner } = match.route
    if (owner === 'host') return false
    return routes.match(place.pathname)?.route.owner !== owner || pages.isOver(match, instanceId)
  }

  /** Whether a guest is redirected from this address to the login. */
  function needsLogin(address: string): boolean {
    const { pathname } = new URL(address, location.origin)
    const row = routes.match(pathname)?.route.row ?? null
    return guardFor(row, { status: 'guest', user: null }, { address, inApp: resolverDeps.inApp() }) !== 'pass'
  }

  return { routes, pages, needsLogin, remotes, router }
}

export type Routing = ReturnType<typeof createRouting>
