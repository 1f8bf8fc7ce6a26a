/** How an address comes into the history. */
export type NavigationKind = 'push' | 'replace' | 'pop'

/** What the history keeps with an entry; an entry that somebody else wrote has none of it. */
export interface EntryState {
  key: string
  /** How many pages of this visit lie before it. */
  depth: number
  /** Address of the previous page. */
  from?: string | undefined
  /** How many overlays lie above the page at this entry. */
  overlays?: number
}

interface EntryWrite {
  /** Null where the entry is already right. */
  method: 'pushState' | 'replaceState' | null
  state: EntryState
}

interface PageBefore {
  depth: number
  address: string | undefined
  /** Entries of overlays above its own. */
  overlays: number
}

/** Decides what to write for a page. A new page takes over the entry of an overlay; `entry` is the history's newest. */
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
