import { cards, type PageDocument } from '@plaza/shared/api'
import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { pages } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { type PageInput, pageOfIds } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { contentsByIds } from '../contents/entity'
import { categoryContents } from '../contents/lists'
import { defaultPage } from '../default-settings'
import { consumeRateLimit } from '../rate-limits'
import { newestAnswered } from './civic-fillers'
import { countItems, fillCards, loadCardData, readCard, type StoredCard } from './fill'
import { withoutRepeatedStories } from './unique-stories'

const DEFAULT_PAGE = 'home'
const PREVIEWS_A_MINUTE = 60
/** Maximum number of items of all cards on a posted page. */
const MAX_ITEMS = 600

/**
 * A stored page, with the things that its cards reference by id read from the database. An unknown id gives the home
 * page.
 */
async function readPage(db: Executor, id: string): Promise<PageDocument> {
  const rows = await db
    .select()
    .from(pages)
    .where(inArray(pages.id, [id, DEFAULT_PAGE]))
  const page = rows.find((row) => row.id === id) ?? rows.find((row) => row.id === DEFAULT_PAGE)
  if (!page) return defaultPage
  return fillPage(db, { ...(page.document as unknown as PageDocument), id: page.id })
}

/** Fills a page's cards from the database, with one query per kind of thing. */
async function fillPage(db: Executor, document: PageDocument): Promise<PageDocument> {
  const cards = await Promise.all(document.cards.map(async (card) => readCard(await withItems(db, card))))
  const filled = fillCards(await loadCardData(db, cards), cards)
  return {
    ...document,
    cards: withoutRepeatedStories(filled)
      .filter((card) => card.items === undefined || card.items.length > 0)
      .map(({ shows, of: _, ...card }) => ({ ...card, ...(card.items && { items: card.items.slice(0, shows) }) })),
  }
}

/** A stored card of any page. */
async function findCard(db: Executor, id: string): Promise<StoredCard | undefined> {
  const [page] = await db
    .select()
    .from(pages)
    .where(sql`${pages.document} @> ${JSON.stringify({ cards: [{ id }] })}::jsonb`)
  return (page?.document as unknown as PageDocument | undefined)?.cards.find((one) => one.id === id)
}

const ANSWERED = 3

/** A card that names a source has its items: another card's, so that two pages show one list, or the newest answers. */
async function withItems(db: Executor, card: StoredCard): Promise<StoredCard> {
  if (card.of?.advices) return { ...card, items: await newestAnswered(db, card.shows ?? ANSWERED) }
  if (card.of?.card === undefined) return card
  return { ...card, items: (await findCard(db, card.of.card))?.items ?? [] }
}

/** All contents of a card of any page: the editors' list, or the source that they named. */
async function moreOfCard(context: Context, id: string, query: PageInput) {
  const stored = await findCard(context.db, id)
  const card = stored && (await withItems(context.db, stored))
  if (!card?.items || card.of?.advices) throw refuse('contentGone')
  const heading = {
    title: card.title ?? '',
    ...(card.title_en && { title_en: card.title_en }),
    ...(card.type === 'rank' && { ranked: true }),
  }
  if (card.of && card.of.card === undefined)
    return { ...heading, ...(await categoryContents(context, query, card.of.category ?? 'all', card.of.type)) }
  const named = card.items.map((item) =>
    String(typeof item === 'object' ? (item as { id?: unknown } | null)?.id : item),
  )
  const { ids, next } = pageOfIds(context.secret, `card ${id}`, query, named)
  return { ...heading, list: await contentsByIds(context.db, ids), next }
}

/** Fills a page that a builder posts with each change. */
async function previewPage({ db, user, ip }: Context, document: PageDocument): Promise<PageDocument> {
  await consumeRateLimit(db, [{ key: `page-preview:${user?.id ?? ip}`, max: PREVIEWS_A_MINUTE, seconds: 60 }])
  const named = document.cards.map(readCard).reduce((sum, { items = [] }) => sum + countItems(items), 0)
  if (named > MAX_ITEMS) throw refuse('tooLarge')
  return fillPage(db, document)
}

export const cardHandlers = [
  handle(cards.page, ({ params }, { db }) => readPage(db, params.id)),
  handle(cards.draft, ({ body }, context) => previewPage(context, body)),
  handle(cards.more, ({ params, query = {} }, context) => moreOfCard(context, params.id, query)),
]
