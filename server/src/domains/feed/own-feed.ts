import type { Content, FeedContent, FeedReason, Page } from '@plaza/shared/api'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { categories, contents, feedMarks, feedOrders, organisations } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type PageInput, pageOf } from '../../transport/paging'
import { learnsFeed } from '../account/choices/preferences'
import { contentsByIds } from '../contents/entity'
import { inCategory, newestContents, newestFirst } from '../contents/lists'
import { isShown } from '../shown'
import { type RankedContent, rankFeed } from './rank'
import { readTaste } from './taste'

type FeedContextPart = Pick<Context, 'db' | 'secret' | 'user' | 'person'>

/** Newest contents that are ordered by interest; what is older follows in the plain order. */
const CANDIDATES = 100
const PAGE_SIZE = 20
/** Orders of a person that can still be read on, one for each list that is open. */
const KEPT_ORDERS = 5
const CURSOR = 'own feed'

/** Orders the newest contents for a person, and keeps the order for the pages to come. */
async function beginOrder(context: FeedContextPart, id: string, learns: boolean) {
  const { db, person } = context
  const where = await inCategory(db, id, undefined)
  const { rows, next } = await pageOf(context, { page_size: CANDIDATES }, newestFirst, (after) =>
    db
      .select({
        id: contents.id,
        categoryId: contents.categoryId,
        organisationId: contents.organisationId,
        anchorId: contents.anchorId,
        publishedAt: contents.publishedAt,
        views: contents.views,
      })
      .from(contents)
      .where(and(isShown.content, where, after))
      .$dynamic(),
  )
  const items: RankedContent[] = learns
    ? rankFeed(rows, (await readTaste(db, person.id)).taste, Date.now())
    : rows.map((row) => ({ id: row.id, why: 'plain' }))
  const order = { id: newId(), items, after: next }
  await db.insert(feedOrders).values({ ...order, userId: person.id })
  await forgetOldOrders(db, person.id)
  return order
}

async function forgetOldOrders(db: Executor, userId: string): Promise<void> {
  const kept = db
    .select({ id: feedOrders.id })
    .from(feedOrders)
    .where(eq(feedOrders.userId, userId))
    .orderBy(desc(feedOrders.at), desc(feedOrders.id))
    .offset(KEPT_ORDERS)
  await db.delete(feedOrders).where(inArray(feedOrders.id, kept))
}

/** Each content with its reason, its category and its publisher, which a person may want less of. */
async function withReasons(db: Executor, list: readonly Content[], reasons: ReadonlyMap<string, FeedReason>) {
  const rows = await db
    .select({
      id: contents.id,
      category: { id: categories.id, name: categories.name, name_en: categories.nameEn },
      organisation: { id: organisations.id, name: organisations.name },
    })
    .from(contents)
    .leftJoin(categories, eq(categories.id, contents.categoryId))
    .leftJoin(organisations, eq(organisations.id, contents.organisationId))
    .where(
      inArray(
        contents.id,
        list.map(({ id }) => id),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return list.map((content): FeedContent => {
    const { category, organisation } = byId.get(content.id) ?? { category: null, organisation: null }
    return {
      ...content,
      why: reasons.get(content.id) ?? 'plain',
      category: category && named(category),
      organisation,
    }
  })
}

const named = ({ id, name, name_en: english }: { id: string; name: string; name_en: string | null }) => ({
  ...{ id, name },
  ...(english && { name_en: english }),
})

/** The order that a cursor goes on in, and from where; null for a cursor of the plain order. */
async function readOn({ db, secret, person }: FeedContextPart, cursor: string) {
  const opened = secret.open(CURSOR, cursor)
  if (opened === null) return null
  const [orderId, from] = JSON.parse(opened) as [string, number]
  const [order] = await db
    .select()
    .from(feedOrders)
    .where(and(eq(feedOrders.id, orderId), eq(feedOrders.userId, person.id)))
  // Gone after a day, or after five newer ones: the list ends, and begins anew when it is refreshed.
  return { order: order ?? { id: orderId, items: [], after: null }, from }
}

/** What a person has hidden, also since an order began. */
async function hiddenBy(db: Executor, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: feedMarks.targetId })
    .from(feedMarks)
    .where(and(eq(feedMarks.userId, userId), eq(feedMarks.mark, 'less'), eq(feedMarks.kind, 'content')))
  return new Set(rows.map(({ id }) => id))
}

/** A page of a channel in the person's own order; the plain one if they chose so. */
export async function ownFeed(context: FeedContextPart, id: string, input: PageInput): Promise<Page<FeedContent>> {
  const { db, secret, person } = context
  const size = input.page_size ?? PAGE_SIZE
  const at = input.cursor ? await readOn(context, input.cursor) : undefined
  const hidden = await hiddenBy(db, person.id)
  if (at === null) {
    const { list, next } = await newestContents(context, input, await inCategory(db, id, undefined))
    const shown = list.filter((content) => !hidden.has(content.id))
    return { list: await withReasons(db, shown, new Map()), next }
  }
  const { order, from } = at ?? { order: await beginOrder(context, id, await learnsFeed(db, person.id)), from: 0 }
  const items = order.items.slice(from, from + size).filter((item) => !hidden.has(item.id))
  const isMore = from + size < order.items.length
  const list = await contentsByIds(
    db,
    items.map((item) => item.id),
  )
  const reasons = new Map(items.map((item) => [item.id, item.why]))
  const next = isMore ? secret.seal(CURSOR, JSON.stringify([order.id, from + size])) : order.after
  return { list: await withReasons(db, list, reasons), next }
}
