import type { SessionState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { guardFor } from '../session/guard'
import type { LiveRoutes } from './live-routes'
import type { Resolution } from './navigator'

interface Parts {
  routes: LiveRoutes
  session(): SessionState
  /** Resolves when the kept token has been looked at. */
  sessionReady(): Promise<void>
  /** Where the root leads (product spec, section 4, Home routing). */
  home(): string
  loginAddress(address: string): string
  carried(address: URL): string
}

/** What an address leads to: home, login, not found or its page. Decides; does nothing. */
export function createResolver({ routes, session, sessionReady, home, loginAddress, carried }: Parts) {
  return (url: URL): Resolution => {
    if (url.pathname === '/') return { do: 'go', address: carried(new URL(home(), url)) }
    const match = routes.match(url.pathname)
    const verdict = guardFor(match?.route.row ?? null, session(), url.pathname + url.search + url.hash)
    if (verdict === 'wait') return { do: 'wait', until: sessionReady() }
    if (verdict !== 'pass') return { do: 'go', address: carried(new URL(loginAddress(verdict.logIn), url)) }
    if (!match) return { do: 'go', address: carried(new URL(to('not-found'), url)) }
    return { do: 'show', match }
  }
}
