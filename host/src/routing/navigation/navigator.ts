import { markAsked } from '../stage/marks'
import type { Match } from '../stage/match'
import type { HistoryEntry } from '../stage/stage.store'
import { createOverlayEntries } from './overlay-entries'

/** Result of resolving an address: a page, a redirect, or a promise while it cannot be decided yet. */
export type Resolution =
  | { do: 'show'; match: Match }
  | { do: 'go'; address: string }
  | { do: 'wait'; until: Promise<unknown>; match?: Match | null }

export interface NavigatorDeps {
  resolve(address: URL): Resolution
  /** Loads the page's code; undefined if it is loaded. `again`: the address may resolve differently by then. */
  prepare(match: Match, address: URL): Promise<unknown> | undefined
  commit(place: HistoryEntry, match: Match, how: 'push' | 'replace' | 'pop'): void
  /** True while a navigation waits for code, with the page it is expected to open. */
  onPending(pending: boolean, expected?: { place: HistoryEntry; match: Match }): void
}

const MAX_HOPS = 6
const freshKey = () => crypto.randomUUID?.() ?? String(Math.random())

/**
 * The only place where the address changes. Code is loaded before a navigation is committed, so that no fallback
 * flashes: the current page stays until then. The newest navigation wins.
 */
export function createNavigator(deps: NavigatorDeps) {
  const overlays = createOverlayEntries()
  let newest = 0
  /** Key of the visit requested last. */
  let wanted: string | null = null
  /** The page committed last. */
  let shown: { key: string; pathname: string; address: string } | null = null
  let depth = Number(history.state?.depth ?? 0)
  let settling: Promise<unknown> = Promise.resolve()

  const placeOf = (url: URL, key: string): HistoryEntry => ({
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
      const resolution = deps.resolve(target)
      if (resolution.do === 'go') {
        target = new URL(resolution.address, location.origin)
        continue
      }
      const match = resolution.match ?? null
      const isAsked = resolution.do === 'show' && match === asked
      const waiting =
        resolution.do === 'wait' ? resolution.until : isAsked ? undefined : deps.prepare(resolution.match, target)
      if (waiting) {
        deps.onPending(true, match ? { place: placeOf(target, key), match } : undefined)
        if ((await waiting) === 'again') asked = match
        if (mine !== newest) return
      }
      if (resolution.do === 'show' && (isAsked || asked !== match)) found = resolution.match
    }
    if (!found) throw new Error(`Redirects without end at ${url.pathname}`)
    if (shown && (how !== 'replace' || shown.pathname !== target.pathname)) overlays.closeAll()
    const room = how === 'push' ? overlays.makeRoom() : undefined
    if (room) {
      await room
      if (mine !== newest) return
    }
    deps.onPending(false)
    write(target, how === 'pop' && target.href !== url.href ? 'replace' : how, key)
    shown = { key, pathname: target.pathname, address: target.pathname + target.search }
    deps.commit(placeOf(target, key), found, how)
    overlays.settled()
  }

  /** Updates the history for the shown page. A new page takes over the entry of an overlay. */
  function write(target: URL, how: 'push' | 'replace' | 'pop', key: string): void {
    const before = history.state
    const count = overlays.entries()
    if (how === 'pop') depth = Number(before?.depth ?? depth + 1)
    if (how === 'push') depth += 1
    const state = { key, depth, from: how === 'push' ? shown?.address : before?.from }
    if (how === 'push' && count === 0) history.pushState(state, '', target)
    else if (how === 'push' || (how === 'replace' && count === 0) || (how === 'pop' && before?.key === undefined))
      history.replaceState(state, '', target)
    else if (how === 'replace') history.replaceState({ ...state, overlays: count }, '', target)
    overlays.addressed(target.href)
  }

  const keyNow = () => history.state?.key ?? freshKey()
  const begin = (url: URL, how: 'push' | 'replace' | 'pop', key: string): Promise<void> => {
    markAsked()
    wanted = key
    const settled = settle(url, how, key)
    settling = settled
    return settled
  }

  return {
    navigate(address: string, replace = false): void {
      if (overlays.isLeaving()) return
      const url = new URL(address, location.href)
      const same = url.href === location.href
      void begin(url, replace || same ? 'replace' : 'push', replace || same ? keyNow() : freshKey())
    },
    /** First page of the document; its address is already set. */
    start(): Promise<void> {
      addEventListener('popstate', () => {
        const asked = overlays.moved()
        if (history.state && history.state.key === (asked ? shown?.key : wanted)) overlays.stayed(asked)
        else void begin(new URL(location.href), 'pop', keyNow())
      })
      return begin(new URL(location.href), 'replace', keyNow())
    },
    /** Resolves the current address again, after a pending navigation, if that is still needed then. */
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
    /** Leaves the page and its overlays for the previous page; false if the visit began here. */
    back(): boolean {
      if (overlays.isLeaving()) return true
      if (depth > 0) void overlays.back()
      return depth > 0
    },
    /** Goes back if the previous page has this address, so that it is shown as it was left. */
    returnTo(address: string): boolean {
      const { pathname, search } = new URL(address, location.origin)
      const isBefore = depth > 0 && history.state?.from === pathname + search
      if (isBefore) void overlays.back()
      return isBefore
    },
    openOverlay: overlays.open,
    /** Closes all overlays without a result. */
    closeOverlays(): void {
      overlays.closeAll()
      overlays.settled()
    },
  }
}
