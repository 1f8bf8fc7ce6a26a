import type { ModerationRules } from '@plaza/shared/operations'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../data/database'
import { foldLists, type ListedWord, type ModerationLists } from './lists'
import { createReservedIdentities, type ReservedIdentities } from './reserved'
import { newestRules } from './versions'

/** A change of the rules is in force on all servers after this time. */
const FRESH_MS = 3_000
/** Shorter names occur in ordinary words. */
const MIN_NAME_LENGTH = 2

export interface CurrentLists {
  id: number
  rules: ModerationRules
  lists: ModerationLists
}

/** Names of people who speak for the site, folded as the lists are. */
const reservedWords = ({ names }: ReservedIdentities, { fold }: ModerationLists): ListedWord[] =>
  names
    .map((name): ListedWord => ({ list: 'reserved', folded: fold(name) }))
    .filter(({ folded }) => [...folded].length >= MIN_NAME_LENGTH)

/** The rules in force with their folded words; these are folded again only after a change. */
export function createCurrentLists(db: Database, deployed: ModerationRules, assetsDir: string) {
  const readReserved = createReservedIdentities(db, assetsDir)
  const folded = new WeakMap<ReservedIdentities, { lists: ModerationLists; words: ListedWord[] }>()
  let last: CurrentLists | undefined
  async function readNewest(): Promise<CurrentLists> {
    const { id, rules } = await newestRules(db, deployed)
    if (last?.id !== id) last = { id, rules, lists: foldLists(rules) }
    return last
  }
  const cache = new LRUCache<'now', CurrentLists>({ max: 1, ttl: FRESH_MS, fetchMethod: readNewest })
  return {
    readReserved,
    read: async () => (await cache.fetch('now')) ?? readNewest(),
    forget: () => cache.clear(),
    /** Words of the lists and names in the database. */
    async authorities(lists: ModerationLists): Promise<ListedWord[]> {
      const reserved = await readReserved()
      const kept = folded.get(reserved)
      const words = kept?.lists === lists ? kept.words : reservedWords(reserved, lists)
      folded.set(reserved, { lists, words })
      return [...lists.authorities, ...words]
    },
  }
}
