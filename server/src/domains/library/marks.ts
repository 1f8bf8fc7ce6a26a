import { type Content, collections as collectionEndpoints, histories as historyEndpoints } from '@plaza/shared/api'
import { contentTypes } from '@plaza/shared/routes'
import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../data/database'
import { collections, contents, follows, histories } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { keepsHistory } from '../account/choices/preferences'
import { contentsByIds } from '../contents/entity'
import { marksOf } from '../search/marks'
import { requireTarget } from '../social/targets'
import { pageOfOwn } from './own-search'
import { changeCollectionCounts, removeRows } from './removal'

const ofTypes = (types: string | undefined): SQL | undefined =>
  types
    ? inArray(
        contents.type,
        types
          .split(',')
          .map(Number)
          .filter((type) => type < 100),
      )
    : undefined

/** From now on only later tracks of a subscribed album are new. */
const noteAlbumOpened = (db: Executor, userId: string, albumId: string) =>
  db
    .update(follows)
    .set({ seenAt: sql`now()` })
    .where(and(eq(follows.userId, userId), eq(follows.kind, 'album'), eq(follows.targetId, albumId)))

/** Collects or uncollects a content; returns its collection count. */
function setCollected(db: Database, userId: string, id: string, on: boolean): Promise<number> {
  return db.transaction(async (tx) => {
    if (on) {
      await requireTarget(tx, 'content', id)
      const added = await tx
        .insert(collections)
        .values({ userId, contentId: id })
        .onConflictDoNothing()
        .returning({ id: collections.contentId })
      await changeCollectionCounts(tx, idsOf(added), 1)
    } else {
      const removed = await tx
        .delete(collections)
        .where(and(eq(collections.userId, userId), eq(collections.contentId, id)))
        .returning({ id: collections.contentId })
      await changeCollectionCounts(tx, idsOf(removed), -1)
    }
    const [row] = await tx.select({ count: contents.collections }).from(contents).where(eq(contents.id, id))
    return row?.count ?? 0
  })
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

interface MarkRow {
  at: Date
  contentId: string
  seconds: number | null
}

async function withContents(db: Executor, rows: MarkRow[]) {
  const found = new Map(
    (
      await contentsByIds(
        db,
        rows.map(({ contentId }) => contentId),
      )
    ).map((content) => [content.id, content]),
  )
  return rows.flatMap((row) => {
    const content = found.get(row.contentId)
    return content ? [{ ...row, content }] : []
  })
}

const ofContent = (id: AnyColumn) => ({ source: 'content', id })
const marked = ({ title }: Content, q: string | undefined) => q !== undefined && { marks: marksOf(title, q) }

const collectedOrder = descending(collections.createdAt, collections.contentId)
const viewedOrder = descending(histories.viewedAt, histories.contentId)

export const markHandlers = [
  handle(collectionEndpoints.set, async ({ body }, { db, person }) => ({
    collected: body.on,
    collections: await setCollected(db, person.id, body.id, body.on),
  })),
  handle(collectionEndpoints.list, async ({ query = {} }, context) => {
    const { db, person } = context
    const { rows, next } = await pageOfOwn(context, query.q, ofContent(collections.contentId), (found) =>
      pageOf(context, query, collectedOrder, (after) =>
        db
          .select({ at: collections.createdAt, contentId: collections.contentId, seconds: sql<null>`null` })
          .from(collections)
          .innerJoin(contents, eq(contents.id, collections.contentId))
          .where(and(eq(collections.userId, person.id), ofTypes(query.type), found, after)),
      ),
    )
    const list = await withContents(db, rows)
    return {
      list: list.map(({ at, content }) => ({ collected_at: at.toISOString(), content, ...marked(content, query.q) })),
      next,
    }
  }),
  handle(collectionEndpoints.remove, async ({ query }, { db, person }) => {
    await removeRows(db, person.id, 'collections', { ids: query.ids.split(','), undoKey: query.undo })
    return {}
  }),
  handle(historyEndpoints.list, async ({ query = {} }, context) => {
    const { db, person } = context
    const entry = query.id === undefined ? undefined : eq(histories.contentId, query.id)
    const { rows, next } = await pageOfOwn(context, query.q, ofContent(histories.contentId), (found) =>
      pageOf(context, query, viewedOrder, (after) =>
        db
          .select({ at: histories.viewedAt, contentId: histories.contentId, seconds: histories.seconds })
          .from(histories)
          .innerJoin(contents, eq(contents.id, histories.contentId))
          .where(and(eq(histories.userId, person.id), entry, ofTypes(query.type), found, after)),
      ),
    )
    return {
      list: (await withContents(db, rows)).map(({ at, content, seconds }) => ({
        ...{ viewed_at: at.toISOString(), content, seconds },
        ...marked(content, query.q),
      })),
      next,
    }
  }),
  handle(historyEndpoints.add, async ({ body }, { db, person }) => {
    await requireTarget(db, 'content', body.id)
    if (body.type === contentTypes.album) await noteAlbumOpened(db, person.id, body.id)
    if (!(await keepsHistory(db, person.id))) return {}
    const seconds = body.seconds ?? null
    const isRead = body.read === true
    await db
      .insert(histories)
      .values({ userId: person.id, contentId: body.id, viewedAt: sql`now()`, seconds, isRead })
      .onConflictDoUpdate({
        target: [histories.userId, histories.contentId],
        set: {
          viewedAt: sql`now()`,
          seconds: sql`coalesce(${seconds}::int, ${histories.seconds})`,
          isRead: sql`${histories.isRead} or ${isRead}`,
        },
      })
    return {}
  }),
  handle(historyEndpoints.remove, async ({ query }, { db, person }) => {
    if (!query?.all && !query?.ids) throw refuse('badInput')
    const ids = query.all ? 'all' : (query.ids ?? '').split(',')
    await removeRows(db, person.id, 'histories', { ids, undoKey: query.undo })
    return {}
  }),
]
