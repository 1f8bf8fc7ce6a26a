import type { HistoryEntry } from '../../stage/stage.store'
import { type EntryState, entryWrite, type NavigationKind } from './history-entry'
import type { OverlayEntries } from './overlay-entries'

const freshKey = () => crypto.randomUUID?.() ?? String(Math.random())

export const entryOf = ({ pathname, search, hash }: URL, key: string): HistoryEntry => ({ key, pathname, search, hash })

/** Page entries in the browser's history: the current page, and what lies before it. */
export function createPageHistory(overlays: OverlayEntries) {
  let shown: { key: string; pathname: string; address: string } | null = null
  let depth = Number(history.state?.depth ?? 0)

  return {
    freshKey,
    /** Key of the current entry. */
    keyNow: (): string => history.state?.key ?? freshKey(),
    shown: () => shown,
    /** Updates the history for the newly shown page. */
    write(target: URL, kind: NavigationKind, key: string): void {
      const before: EntryState | null = history.state
      const page = { depth, address: shown?.address, overlays: overlays.entries() }
      const { method, state } = entryWrite(kind, key, page, before)
      if (method) history[method](state, '', target)
      depth = state.depth
      shown = { key, pathname: target.pathname, address: target.pathname + target.search }
      overlays.addressed(target.href)
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
  }
}

export type PageHistory = ReturnType<typeof createPageHistory>
