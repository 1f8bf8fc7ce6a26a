import { markAsked } from '../telemetry/marks'
import type { Match } from './live-routes'
import type { Place } from './stage.store'

/** What an address leads to: a page, another address instead, or not known before something has settled. */
export type Resolution =
  | { do: 'show'; match: Match }
  | { do: 'go'; address: string }
  | { do: 'wait'; until: Promise<unknown> }

export interface NavigatorParts {
  resolve(address: URL): Resolution
  /** Makes the page's code ready; sync where it is there already. */
  prepare(match: Match): Promise<void> | undefined
  commit(place: Place, match: Match, how: 'push' | 'replace' | 'pop'): void
  /** True while a navigation waits for code. */
  onPending(pending: boolean): void
}

const MAX_HOPS = 6
const freshKey = () => crypto.randomUUID?.() ?? String(Math.random())

/**
 * The one place where the address changes. Code is made ready before a navigation is committed, so that no fallback
 * flashes; the newest navigation wins; the page that is shown stays until then.
 */
export function createNavigator(parts: NavigatorParts) {
  let newest = 0
  let depth = Number(history.state?.depth ?? 0)

  const placeOf = (url: URL, key: string): Place => ({
    key,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
  })

  async function settle(url: URL, how: 'push' | 'replace' | 'pop', key: string): Promise<void> {
    const mine = ++newest
    markAsked()
    let target = url
    let resolution = parts.resolve(target)
    for (let hops = 0; resolution.do !== 'show' && hops < MAX_HOPS; hops++) {
      if (resolution.do === 'wait') {
        parts.onPending(true)
        await resolution.until
        if (mine !== newest) return
      } else target = new URL(resolution.address, location.origin)
      resolution = parts.resolve(target)
    }
    if (resolution.do !== 'show') throw new Error(`Redirects without end at ${url.pathname}`)
    const { match } = resolution
    const waiting = parts.prepare(match)
    if (waiting) {
      parts.onPending(true)
      await waiting
      if (mine !== newest) return
    }
    parts.onPending(false)
    const redirected = target.href !== url.href
    if (how === 'push') {
      depth += 1
      history.pushState({ key, depth }, '', target)
    } else if (how === 'replace' || redirected) history.replaceState({ key, depth }, '', target)
    else depth = Number(history.state?.depth ?? 0)
    parts.commit(placeOf(target, key), match, how)
  }

  return {
    navigate(address: string, replace = false): void {
      const url = new URL(address, location.href)
      const same = url.href === location.href
      const key = replace || same ? (history.state?.key ?? freshKey()) : freshKey()
      void settle(url, replace || same ? 'replace' : 'push', key)
    },
    /** First page of the document; the address is already there. */
    start(): Promise<void> {
      addEventListener('popstate', () => void settle(new URL(location.href), 'pop', history.state?.key ?? freshKey()))
      return settle(new URL(location.href), 'replace', history.state?.key ?? freshKey())
    },
    /** Whether going back stays inside this visit. */
    canGoBack: () => depth > 0,
  }
}

export type Navigator = ReturnType<typeof createNavigator>
