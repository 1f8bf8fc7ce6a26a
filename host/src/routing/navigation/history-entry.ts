/** How a navigation changes the history. */
export type NavigationKind = 'push' | 'replace' | 'pop'

/** State of a history entry; an entry written by other code has none. */
export interface EntryState {
  key: string
  /** Number of earlier pages of this visit. */
  depth: number
  /** Address of the previous page. */
  from?: string | undefined
  /** Number of overlays above the page at this entry. */
  overlays?: number
}

interface EntryWrite {
  /** Null if the entry is already correct. */
  method: 'pushState' | 'replaceState' | null
  state: EntryState
}

interface PageBefore {
  depth: number
  address: string | undefined
  /** Overlay entries above its own. */
  overlays: number
}

/**
 * Decides what to write for a page. A new page takes over the entry of an overlay; `entry` is the history's current
 * one.
 */
export function entryWrite(
  kind: NavigationKind,
  key: string,
  before: PageBefore,
  entry: Partial<EntryState> | null,
): EntryWrite {
  const { overlays } = before
  if (kind === 'push') {
    const state = { key, depth: before.depth + 1, from: before.address }
    return { method: overlays === 0 ? 'pushState' : 'replaceState', state }
  }
  const from = entry?.from
  if (kind === 'replace') {
    const state = { key, depth: before.depth, from, ...(overlays > 0 && { overlays }) }
    return { method: 'replaceState', state }
  }
  const state = { key, depth: Number(entry?.depth ?? before.depth + 1), from }
  return { method: entry?.key === undefined ? 'replaceState' : null, state }
}
