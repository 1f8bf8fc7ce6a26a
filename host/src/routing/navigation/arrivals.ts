import type { Match } from '../../stage/match'
import type { HistoryEntry } from '../../stage/stage.store'
import type { NavigationKind } from './history-entry'
import type { OverlayEntries } from './overlay-entries'
import { entryOf, type PageHistory } from './page-history'
import { type PageSearchDeps, searchPage } from './page-search'

export interface ArrivalDeps extends PageSearchDeps {
  commit(place: HistoryEntry, match: Match, how: NavigationKind): void
  /** True while a navigation waits for code, with the page it is expected to open. */
  onPending(pending: boolean, expected?: { place: HistoryEntry; match: Match }): void
}

/** Runs navigations to their pages. The newest wins; the current page stays until the next one's code is loaded. */
export function createArrivals(deps: ArrivalDeps, overlays: OverlayEntries, pages: PageHistory) {
  let newest = 0
  let settling: Promise<unknown> = Promise.resolve()

  async function settle(url: URL, kind: NavigationKind, key: string): Promise<void> {
    const id = ++newest
    const search = searchPage(url, deps)
    let step = search.next()
    while (!step.done) {
      const { until, target, match } = step.value
      deps.onPending(true, match ? { place: entryOf(target, key), match } : undefined)
      const answer = await until
      if (id !== newest) return
      step = search.next(answer)
    }
    const { target, match } = step.value
    const before = pages.shown()
    if (before && (kind !== 'replace' || before.pathname !== target.pathname)) overlays.closeAll()
    const room = kind === 'push' ? overlays.makeRoom() : undefined
    if (room) {
      await room
      if (id !== newest) return
    }
    deps.onPending(false)
    pages.write(target, kind === 'pop' && target.href !== url.href ? 'replace' : kind, key)
    deps.commit(entryOf(target, key), match, kind)
    overlays.settled()
  }

  return {
    arrive(url: URL, kind: NavigationKind, key: string): Promise<void> {
      const settled = settle(url, kind, key)
      settling = settled
      return settled
    },
    /** Resolves when no navigation is pending. */
    async idle(): Promise<void> {
      for (let before: unknown; before !== settling; ) {
        before = settling
        await settling
      }
    },
  }
}
