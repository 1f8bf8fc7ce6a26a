import type { CacheSnapshot } from 'virtua'

interface Kept {
  count: number
  cache: CacheSnapshot
}

const LISTS = 30
const kept = new Map<string, Kept>()

/** Where a list stands, as the router says it. */
interface ListPlace {
  pathname: string
  search: string
  /** Of the entry in history: another one for each visit of an address. */
  key: string
}

/** Name of a list at an address; the same when one comes back to it in history. */
export const listName = ({ pathname, search, key }: ListPlace, name = ''): string =>
  [pathname, search, key, name].join(' ')

/** Keeps what a list has measured, so that its height is right at once when one comes back; the oldest goes first. */
export function keepList(name: string, list: Kept): void {
  kept.delete(name)
  kept.set(name, list)
  const oldest = kept.keys().next().value
  if (kept.size > LISTS && oldest !== undefined) kept.delete(oldest)
}

/** What was measured, where the list still has as many items. */
export function keptList(name: string, count: number): CacheSnapshot | undefined {
  const list = kept.get(name)
  return list?.count === count ? list.cache : undefined
}
