import { markAsked } from '../telemetry/marks'
import type { Match } from './live-routes'
import type { Place } from './stage.store'

/** What an address leads to: a page, another address instead, or not known before something has settled. */
export type Resolution =
  | { do: 'show'; match: Match }
  | { do: 'go'; address: string }
  | { do: 'wait'; until: Promise<unknown>; match?: Match | null }

export interface NavigatorParts {
  resolve(address: URL): Resolution
  /** Makes the page's code ready; sync where it is there already. `again`: the address may lead elsewhere by now. */
  prepare(match: Match, address: URL): Promise<unknown> | undefined
  commit(place: Place, match: Match, how: 'push' | 'replace' | 'pop'): void
  /** True while a navigation waits for code; with the page that it will probably lead to. */
  onPending(pending: boolean, expected?: { place: Place; match: Match }): void
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
  let settling: Promise<unknown> = Promise.resolve()

  const placeOf = (url: URL, key: string): Place => ({
    key,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
  })

  async function settle(url: URL, how: 'push' | 'replace' | 'pop', key: string): Promise<void> {
    const mine = ++newest
    let target = url
    let found: Match | null = null
    let asked: Match | null = null
    for (let hops = 0; !found && hops < MAX_HOPS; hops++) {
      const resolution = parts.resolve(target)
      if (resolution.do === 'go') {
        target = new URL(resolution.address, location.origin)
        continue
      }
      const match = resolution.match ?? null
      const isAsked = resolution.do === 'show' && match === asked
      const waiting =
        resolution.do === 'wait' ? resolution.until : isAsked ? undefined : parts.prepare(resolution.match, target)
      if (waiting) {
        parts.onPending(true, match ? { place: placeOf(target, key), match } : undefined)
        if ((await waiting) === 'again') asked = match
        if (mine !== newest) return
      }
      if (resolution.do === 'show' && (isAsked || asked !== match)) found = resolution.match
    }
    if (!found) throw new Error(`Redirects without end at ${url.pathname}`)
    parts.onPending(false)
    const redirected = target.href !== url.href
    if (how === 'push') {
      depth += 1
      history.pushState({ key, depth }, '', target)
    } else if (how === 'replace' || redirected) history.replaceState({ key, depth }, '', target)
    else depth = Number(history.state?.depth ?? 0)
    parts.commit(placeOf(target, key), found, how)
  }

  const keyNow = () => history.state?.key ?? freshKey()
  const begin = (url: URL, how: 'push' | 'replace' | 'pop', key: string): Promise<void> => {
    markAsked()
    const settled = settle(url, how, key)
    settling = settled
    return settled
  }

  return {
    navigate(address: string, replace = false): void {
      const url = new URL(address, location.href)
      const same = url.href === location.href
      void begin(url, replace || same ? 'replace' : 'push', replace || same ? keyNow() : freshKey())
    },
    /** First page of the document; the address is already there. */
    start(): Promise<void> {
      addEventListener('popstate', () => void begin(new URL(location.href), 'pop', keyNow()))
      return begin(new URL(location.href), 'replace', keyNow())
    },
    /** Looks at the shown address anew, after the navigation under way, where that is still needed then. */
    async renew(isNeeded: () => boolean): Promise<void> {
      for (let before: unknown; before !== settling; ) {
        before = settling
        await settling
      }
      if (!isNeeded()) return
      const settled = settle(new URL(location.href), 'replace', keyNow())
      settling = settled
      await settled
    },
    /** Whether going back stays inside this visit. */
    canGoBack: () => depth > 0,
  }
}

export type Navigator = ReturnType<typeof createNavigator>
