import type { SessionState } from '@plaza/shared/host'
import { isLiveAddress, to } from '@plaza/shared/routes'
import { guardFor } from '../session/guard'
import type { Match } from '../stage/match'
import type { LiveRoutes } from './live-routes'
import type { Resolution } from './navigation/page-search'

export interface ResolverDeps {
  routes: LiveRoutes
  session(): SessionState
  /** Resolves when the stored token has been checked. */
  sessionReady(): Promise<void>
  /** Target of the root (product spec, section 4, Home routing). */
  home(): string
  loginAddress(address: string): string
  /** Whether this visit is inside a native shell. */
  inApp(): boolean
  carried(address: URL): string
  /** Whether an unmatched address may belong to a remote whose manifest is not readable yet. */
  isPartial(): boolean
}

/** Stands for a page that may exist once all manifests are readable: a panel that retries. */
export const undecidedMatch: Match = {
  route: { owner: 'host', id: 'lost', row: { path: '*', noNeedAuth: true } },
  params: {},
}

/** Stands for an own page while the stored token could not be checked: a panel that checks again. */
export const uncheckedMatch: Match = {
  route: { owner: 'host', id: 'unchecked', row: { path: '*', noNeedAuth: true } },
  params: {},
}

/** Resolves an address: home, login, not found or its page. Pure. */
export function createResolver({
  routes,
  session,
  sessionReady,
  home,
  loginAddress,
  inApp,
  carried,
  isPartial,
}: ResolverDeps) {
  return (url: URL): Resolution => {
    if (url.pathname === '/') {
      const address = home()
      if (isPartial() && !isLiveAddress(address)) return { do: 'show', match: undecidedMatch }
      return { do: 'go', address: carried(new URL(address, url)) }
    }
    const match = routes.match(url.pathname)
    if (!match && isPartial()) return { do: 'show', match: undecidedMatch }
    const visit = { address: url.pathname + url.search + url.hash, inApp: inApp() }
    const verdict = guardFor(match?.route.row ?? null, session(), visit)
    if (verdict === 'wait') return { do: 'wait', until: sessionReady(), match }
    if (verdict === 'unanswered') return { do: 'show', match: uncheckedMatch }
    if (verdict !== 'pass') return { do: 'go', address: carried(new URL(loginAddress(verdict.logIn), url)) }
    if (!match) return { do: 'go', address: carried(new URL(to('not-found'), url)) }
    return { do: 'show', match }
  }
}
