import { type CardType, cards, type PageDocument } from '@plaza/shared/api'
import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { pages } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { type PageInput, pageOfIds } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { contentsByIds } from '../contents/entity'
import { categoryContents } from '../contents/lists'
import { contentItems, type Filler, fillers, volunteerStats } from './fillers'
import { eachOnce } from './once'

const DEFAULT_PAGE = 'home'

/** A card as an editor stored it. `shows`: so many of its items stand on the page; `of`: where all of them come from. */
type StoredCard = PageDocument['cards'][number] & {
  title?: string
  title_en?: string
  items?: unknown[]
  shows?: number
  of?: { category?: string; type?: number }
}

/** A page as it is stored, with what its cards name by id read from the database; an unknown id gives the default page. */
export async function readPage(db: Executor, id: string): Promise<PageDocument> {
  const rows = await db
    .select()
    .from(pages)
    .where(inArray(pages.id, [id, DEFAULT_PAGE]))
  const found = rows.find((row) => row.id === id) ?? rows.find((row) => row.id === DEFAULT_PAGE)
  if (!found) throw refuse('contentGone')
  return filledPage(db, { ...(found.document as unknown as PageDocument), id: found.id })
}

/** A page whose cards show what the database knows of the things that they name. */
async function filledPage(db: Executor, document: PageDocument): Promise<PageDocument> {
  const filled: StoredCard[] = []
  for (const card of document.cards) filled.push(await fill(db, card))
  return {
    ...document,
    cards: eachOnce(filled)
      .filter((card) => card.items === undefined || card.items.length > 0)
      .map(({ shows, of: _, ...card }) => ({ ...card, ...(card.items && { items: card.items.slice(0, shows) }) })),
  }
}

/** All contents of a card of any page: those that its editors named, or where they said that it comes from. */
async function moreOfCard(context: Context, id: string, query: PageInput) {
  const [page] = await context.db
    .select()
    .from(pages)
    .where(sql`${pages.document} @> ${JSON.stringify({ cards: [{ id }] })}::jsonb`)
  const card = (page?.document as unknown as PageDocument | undefined)?.cards.find(
    (one): one is StoredCard => one.id === id,
  )
  if (!card?.items) throw refuse('contentGone')
  const called = {
    title: card.title ?? '',
    ...(card.title_en && { title_en: card.title_en }),
    ...(card.type === 'rank' && { ranked: true }),
  }
  if (card.of)
    return { ...called, ...(await categoryContents(context, query, card.of.category ?? 'all', card.of.type)) }
  const named = card.items.map((item) =>
    String(typeof item === 'object' ? (item as { id?: unknown } | null)?.id : item),
  )
  const { ids, next } = pageOfIds(context.secret, `card ${id}`, query, named)
  return { ...called, list: await contentsByIds(context.db, ids), next }
}

/** What cards without things of their own show of the database. */
async function fill(db: Executor, card: StoredCard): Promise<StoredCard> {
  if (card.type === 'volunteer_stats') return { ...card, ...(await volunteerStats(db)) }
  if (card.type === 'tabs') return { ...card, items: await filledTabs(db, card.items ?? []) }
  const filler = fillers[card.type as CardType]
  return filler && card.items ? { ...card, items: await filledItems(db, filler, card.items) } : card
}

/** Items may be an id, or an object with an id: what the database knows of it is laid over it. One without is whole. */
async function filledItems(db: Executor, filler: Filler, items: readonly unknown[]): Promise<object[]> {
  const wanted = items.map((item): { id?: unknown } =>
    typeof item === 'object' && item !== null ? item : { id: item },
  )
  const ids = wanted.flatMap(({ id }) => (id === undefined ? [] : [String(id)]))
  const known = await filler(db, ids)
  return wanted.flatMap((item) => {
    if (item.id === undefined) return [item]
    const found = known.get(String(item.id))
    return found ? [{ ...item, ...found }] : []
  })
}

async function filledTabs(db: Executor, tabs: readonly unknown[]): Promise<object[]> {
  const filled = []
  for (const tab of tabs as { title: string; items: unknown[] }[])
    filled.push({ ...tab, items: await filledItems(db, contentItems, tab.items) })
  return filled.filter(({ items }) => items.length > 0)
}

export const cardHandlers = [
  handle(cards.page, ({ params }, { db }) => readPage(db, params.id)),
  handle(cards.draft, ({ body }, { db }) => filledPage(db, body)),
  handle(cards.more, ({ params, query = {} }, context) => moreOfCard(context, params.id, query)),
]
