import { type CardType, cards, type PageDocument } from '@plaza/shared/api'
import { inArray } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { pages } from '../data/schema/index'
import { handle } from '../transport/handlers'
import { refuse } from '../transport/refusal'
import { fillers } from './card-fillers'
import { eachOnce } from './once'

const DEFAULT_PAGE = 'home'

type StoredCard = PageDocument['cards'][number] & { items?: unknown[] }

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
    cards: eachOnce(filled).filter((card) => card.items === undefined || card.items.length > 0),
  }
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

export const cardHandlers = [handle(cards.page, ({ params }, { db }) => readPage(db, params.id))]
