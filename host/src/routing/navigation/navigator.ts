import { markAsked } from '../../stage/marks'
import { type ArrivalDeps, createArrivals } from './arrivals'
import type { NavigationKind } from './history-entry'
import { createOverlayEntries } from './overlay-entries'
import { createPageHistory } from './page-history'

/** The only module that changes the address. Code is loaded before a navigation is committed, so that no fallback flashes. */
export function createNavigator(deps: ArrivalDeps) {
  const overlays = createOverlayEntries()
  const pages = createPageHistory(overlays)
  const { arrive, idle } = createArrivals(deps, overlays, pages)
  /** Key of the navigation requested last. */
  let requestedKey: string | null = null

  const begin = (url: URL, kind: NavigationKind, key: string): Promise<void> => {
    markAsked()
    requestedKey = key
    return arrive(url, kind, key)
  }

  return {
    navigate(address: string, replace = false): void {
      if (overlays.isLeaving()) return
      const url = new URL(address, location.href)
      const keeps = replace || url.href === location.href
      void begin(url, keeps ? 'replace' : 'push', keeps ? pages.keyNow() : pages.freshKey())
    },
    /** Shows the first page of the document; its address is already set. */
    start(): Promise<void> {
      addEventListener('popstate', () => {
        const asked = overlays.moved()
        if (history.state && history.state.key === (asked ? pages.shown()?.key : requestedKey)) overlays.stayed(asked)
        else void begin(new URL(location.href), 'pop', pages.keyNow())
      })
      return begin(new URL(location.href), 'replace', pages.keyNow())
    },
    /** Resolves the current address again after a pending navigation, if that is still needed then. */
    async renew(isNeeded: () => boolean): Promise<void> {
      await idle()
      if (isNeeded()) await arrive(new URL(location.href), 'replace', pages.keyNow())
    },
    canGoBack: pages.canGoBack,
    back: pages.back,
    returnTo: pages.returnTo,
    openOverlay: overlays.open,
    /** Closes all overlays without a result. */
    closeOverlays(): void {
      overlays.closeAll()
      overlays.settled()
    },
  }
}
