import type { CardType, PageDocument } from '@plaza/shared/api'
import type { Executor } from '../../data/database'
import { contentItems, type Filler, fillers, volunteerStats } from './fillers'

/** A card as an editor stored it. `shows`: so many of its items stand on the page; `of`: where all of them come from. */
export type StoredCard = PageDocument['cards'][number] & {
  title?: string
  title_en?: string
  items?: unknown[]
  shows?: number
  of?: { category?: string; type?: number }
}
interface Item {
  id?: string
}
interface Tab {
  items: Item[]
}

/** An item is an id, or an object with one, or an object that is whole without; anything else is none. */
function readItem(item: unknown): Item[] {
  if (typeof item === 'string' || typeof item === 'number') return [{ id: String(item) }]
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return []
  const { id } = item as { id?: unknown }
  if (id === undefined) return [item]
  return typeof id === 'string' || typeof id === 'number' ? [{ ...item, id: String(id) }] : []
}

const readItems = (items: unknown): Item[] => (Array.isArray(items) ? items.flatMap(readItem) : [])

const readTab = (tab: unknown): Tab[] =>
  typeof tab === 'object' && tab !== null ? [{ ...tab, items: readItems((tab as { items?: unknown }).items) }] : []

/** A card whose items are what items can be, whatever was written; one that is broken has none. */
export function readCard(card: PageDocument['cards'][number]): StoredCard {
  if (card.items === undefined) return card as StoredCard
  const isFilled = card.type === 'tabs' || fillers[card.type as CardType] !== undefined
  if (!Array.isArray(card.items)) return { ...card, items: [] }
  if (!isFilled) return card as StoredCard
  return { ...card, items: card.type === 'tabs' ? card.items.flatMap(readTab) : readItems(card.items) }
}

const tabsIn = (items: readonly unknown[]): Tab[] => items as Tab[]

/** How many things some items are, in tabs too. */
export const itemsIn = (items: readonly unknown[]): number =>
  items.reduce<number>((sum, item) => sum + ((item as Partial<Tab> | null)?.items?.length ?? 1), 0)

/** What the database knows of the things on a page. */
interface Known {
  of: ReadonlyMap<Filler, ReadonlyMap<string, object>>
  stats: object
}

const idsOf = (items: readonly Item[]) => items.flatMap(({ id }) => id ?? [])

/** Asks for all things of a page, once for those that are read alike. */
export async function knownIn(db: Executor, cards: readonly StoredCard[]): Promise<Known> {
  const wanted = new Map<Filler, Set<string>>()
  const want = (filler: Filler, ids: readonly string[]) =>
    wanted.set(filler, new Set([...(wanted.get(filler) ?? []), ...ids]))
  for (const { type, items = [] } of cards) {
    const filler = fillers[type as CardType]
    if (type === 'tabs') for (const tab of tabsIn(items)) want(contentItems, idsOf(tab.items))
    else if (filler) want(filler, idsOf(items as Item[]))
  }
  const known = [...wanted].map(async ([filler, ids]) => [filler, await filler(db, [...ids])] as const)
  const hasStats = cards.some(({ type }) => type === 'volunteer_stats')
  const [of, stats] = await Promise.all([Promise.all(known), hasStats ? volunteerStats(db) : {}])
  return { of: new Map(of), stats }
}

/** What is known of a thing is laid over its item; what is gone is left out. */
const filledItems = (known: ReadonlyMap<string, object> | undefined, items: readonly Item[]): object[] =>
  items.flatMap((item) => {
    if (item.id === undefined) return [item]
    const found = known?.get(item.id)
    return found ? [{ ...item, ...found }] : []
  })

export const fillWith = ({ of, stats }: Known, cards: readonly StoredCard[]): StoredCard[] =>
  cards.map((card) => {
    if (card.type === 'volunteer_stats') return { ...card, ...stats }
    const { items } = card
    if (!items) return card
    if (card.type === 'tabs') {
      const tabs = tabsIn(items).map((tab) => ({ ...tab, items: filledItems(of.get(contentItems), tab.items) }))
      return { ...card, items: tabs.filter((tab) => tab.items.length > 0) }
    }
    const filler = fillers[card.type as CardType]
    return filler ? { ...card, items: filledItems(of.get(filler), items as Item[]) } : card
  })
