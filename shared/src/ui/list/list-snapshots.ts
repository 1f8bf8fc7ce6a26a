import type { CacheSnapshot } from 'virtua'

interface ListSnapshot {
  count: number
  cache: CacheSnapshot
}

const LISTS = 30
const snapshots = new Map<string, ListSnapshot>()

/** Where a list stands, as the router says it. */
interface ListLocation {
  pathname: string
  search: string
  /** Of the entry in history: another one for each visit of an address. */
  key: string
}

/** Name of a list at an address; the same when one comes back to it in history. */
export const listName = ({ pathname, search, key }: ListLocation, name = ''): string =>
  [pathname, search, key, name].join(' ')

/** Keeps what a list has measured, so that its height is right at once when one comes back; the oldest goes first. */
export function saveListSnapshot(name: string, list: ListSnapshot): void {
  snapshots.delete(name)
  snapshots.set(name, list)
  const oldest = snapshots.keys().next().value
  if (snapshots.size > LISTS && oldest !== undefined) snapshots.delete(oldest)
}

/** What was measured, where the list still has as many items. */
export function readListSnapshot(name: string, count: number): CacheSnapshot | undefined {
  const list = snapshots.get(name)
  return list?.count === count ? list.cache : undefined
}
