import type { CacheSnapshot } from 'virtua'

interface ListSnapshot {
  count: number
  cache: CacheSnapshot
}

const LISTS = 30
const snapshots = new Map<string, ListSnapshot>()

/** Position of a list in the router's history. */
interface ListLocation {
  pathname: string
  search: string
  /** Key of the history entry, different for each visit of an address. */
  key: string
}

/** Key of a list at an address; the same after going back in history. */
export const listName = ({ pathname, search, key }: ListLocation, name = ''): string =>
  [pathname, search, key, name].join(' ')

/** Stores the measured heights of a list for the next visit; evicts the oldest list first. */
export function saveListSnapshot(name: string, list: ListSnapshot): void {
  snapshots.delete(name)
  snapshots.set(name, list)
  const oldest = snapshots.keys().next().value
  if (snapshots.size > LISTS && oldest !== undefined) snapshots.delete(oldest)
}

/** The measured heights, if the list still has as many items. */
export function readListSnapshot(name: string, count: number): CacheSnapshot | undefined {
  const list = snapshots.get(name)
  return list?.count === count ? list.cache : undefined
}
