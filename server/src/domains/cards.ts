import { type CardType, cards, type PageDocument } from '@plaza/shared/api'
import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { pages } from '../data/schema/index'
import type { Context } from '../transport/context'
import { handle } from '../transport/handlers'
import { type PageInput, pageOfIds } from '../transport/paging'
import { refuse } from '../transport/refusal'
import { fillers } from './card-fillers'
import { contentsByIds } from './contents/entity'
import { inCategory, newestContents } from './contents/lists'
import { eachOnce } from './once'

const DEFAULT_PAGE = 'home'

/** A card as an editor stored it. `shows`: so many of its items stand on the page; `of`: where all of them come from. */
type StoredCard = PageDocument['cards'][number] & {
  title?: string
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
  const document = found.document as unknown as PageDocument
  const filled: StoredCard[] = []
  for (const card of document.cards) filled.push(await fill(db, card))
  return {
    ...document,
    id: found.id,
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
  const title = card.title ?? ''
  if (card.of)
    return { title, ...(await newestContents(context, query, inCategory(card.of.category ?? 'all', card.of.type))) }
  const named = card.items.map((item) =>
    String(typeof item === 'object' ? (item as { id?: unknown } | null)?.id : item),
  )
  const { ids, next } = pageOfIds(context.secret, `card ${id}`, query, named)
  return { title, list: await contentsByIds(context.db, ids), next }
}

/** Items may be an id, or an object with an id: what the database knows of it is laid over it. */
async function fill(db: Executor, card: StoredCard): Promise<StoredCard> {
  const filler = fillers[card.type as CardType]
  if (!filler || !card.items) return card
  const wanted = card.items.map((item) =>
    typeof item === 'object' && item !== null
      ? { ...item, id: String((item as { id?: unknown }).id ?? '') }
      : { id: String(item) },
  )
  const known = await filler(
    db,
    wanted.map(({ id }) => id),
  )
  return { ...card, items: wanted.flatMap((item) => (known.has(item.id) ? [{ ...item, ...known.get(item.id) }] : [])) }
}

export const cardHandlers = [
  handle(cards.page, ({ params }, { db }) => readPage(db, params.id)),
  handle(cards.more, ({ params, query = {} }, context) => moreOfCard(context, params.id, query)),
]
