import { isCardType, type PageDocument } from '@plaza/shared/api'
import type { Executor } from '../../data/database'
import type { Filler } from './filler'
import { contentItems, fillers, volunteerStats } from './fillers'

/** A card as stored. `shows`: number of items on the page; `of`: source of all items. */
export type StoredCard = PageDocument['cards'][number] & {
  title?: string
  title_en?: string
  items?: unknown[]
  shows?: number
  of?: { category?: string; type?: number; card?: string; advices?: 'answered' }
}
interface CardItem {
  id?: string
}
interface CardTab {
  items: CardItem[]
}

/** An item is an id, an object with an id, or a complete object; anything else is dropped. */
function readItem(item: unknown): CardItem[] {
  if (typeof item === 'string' || typeof item === 'number') return [{ id: String(item) }]
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return []
  const { id } = item as { id?: unknown }
  if (id === undefined) return [item]
  return typeof id === 'string' || typeof id === 'number' ? [{ ...item, id: String(id) }] : []
}

/** A type that the app does not know has none. */
const fillerOf = (type: string): Filler | undefined => (isCardType(type) ? fillers[type] : undefined)

const readItems = (items: unknown): CardItem[] => (Array.isArray(items) ? items.flatMap(readItem) : [])

const readTab = (tab: unknown): CardTab[] =>
  typeof tab === 'object' && tab !== null ? [{ ...tab, items: readItems((tab as { items?: unknown }).items) }] : []

/** A card with only valid items; a broken card has none. */
export function readCard(card: PageDocument['cards'][number]): StoredCard {
  if (card.items === undefined) return card as StoredCard
  const isFilled = card.type === 'tabs' || fillerOf(card.type) !== undefined
  if (!Array.isArray(card.items)) return { ...card, items: [] }
  if (!isFilled) return card as StoredCard
  return { ...card, items: card.type === 'tabs' ? card.items.flatMap(readTab) : readItems(card.items) }
}

const tabsIn = (items: readonly unknown[]): CardTab[] => items as CardTab[]

/** Number of items, including those in tabs. */
export const countItems = (items: readonly unknown[]): number =>
  items.reduce<number>((sum, item) => sum + ((item as Partial<CardTab> | null)?.items?.length ?? 1), 0)

/** Database data of the things on a page. */
interface CardData {
  itemsByFiller: ReadonlyMap<Filler, ReadonlyMap<string, object>>
  stats: object
}

const idsOf = (items: readonly CardItem[]) => items.flatMap(({ id }) => id ?? [])

/** Reads all things of a page, with one query per filler. */
export async function loadCardData(db: Executor, cards: readonly StoredCard[]): Promise<CardData> {
  const idsByFiller = new Map<Filler, Set<string>>()
  const addIds = (filler: Filler, ids: readonly string[]) =>
    idsByFiller.set(filler, new Set([...(idsByFiller.get(filler) ?? []), ...ids]))
  for (const { type, items = [] } of cards) {
    const filler = fillerOf(type)
    if (type === 'tabs') for (const tab of tabsIn(items)) addIds(contentItems, idsOf(tab.items))
    else if (filler) addIds(filler, idsOf(items as CardItem[]))
  }
  const known = [...idsByFiller].map(async ([filler, ids]) => [filler, await filler(db, [...ids])] as const)
  const hasStats = cards.some(({ type }) => type === 'volunteer_stats')
  const [of, stats] = await Promise.all([Promise.all(known), hasStats ? volunteerStats(db) : {}])
  return { itemsByFiller: new Map(of), stats }
}

/** Merges database data into items; drops items whose thing no longer exists. */
const fillItems = (known: ReadonlyMap<string, object> | undefined, items: readonly CardItem[]): object[] =>
  items.flatMap((item) => {
    if (item.id === undefined) return [item]
    const data = known?.get(item.id)
    return data ? [{ ...item, ...data }] : []
  })

export const fillCards = ({ itemsByFiller: of, stats }: CardData, cards: readonly StoredCard[]): StoredCard[] =>
  cards.map((card) => {
    if (card.type === 'volunteer_stats') return { ...card, ...stats }
    const { items } = card
    if (!items) return card
    if (card.type === 'tabs') {
      const tabs = tabsIn(items).map((tab) => ({ ...tab, items: fillItems(of.get(contentItems), tab.items) }))
      return { ...card, items: tabs.filter((tab) => tab.items.length > 0) }
    }
    const filler = fillerOf(card.type)
    return filler ? { ...card, items: fillItems(of.get(filler), items as CardItem[]) } : card
  })
