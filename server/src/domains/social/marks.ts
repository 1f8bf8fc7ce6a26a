import { collections as collectionEndpoints, histories as historyEndpoints } from '@plaza/shared/api'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../data/database'
import { collections, contents, histories } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { contentsByIds } from '../contents/entity'
import { requireTarget } from './targets'

const idsIn = (ids: string): string[] => ids.split(',').filter(Boolean).slice(0, 200)
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

/** Collects or uncollects contents; returns the collection count of the first. */
function setCollected(db: Database, userId: string, ids: string[], on: boolean): Promise<number> {
  return db.transaction(async (tx) => {
    if (on) await requireTarget(tx, 'content', ids[0] ?? '')
    const changed = on
      ? await tx
          .insert(collections)
          .values(ids.map((contentId) => ({ userId, contentId })))
          .onConflictDoNothing()
          .returning({ id: collections.contentId })
      : await tx
          .delete(collections)
          .where(and(eq(collections.userId, userId), inArray(collections.contentId, ids)))
          .returning({ id: collections.contentId })
    if (changed.length > 0)
      await changeCount(
        tx,
        changed.map(({ id }) => id),
        on ? 1 : -1,
      )
    const [row] = await tx
      .select({ count: contents.collections })
      .from(contents)
      .where(eq(contents.id, ids[0] ?? ''))
    return row?.count ?? 0
  })
}

const changeCount = (db: Executor, ids: string[], by: number) =>
  db
    .update(contents)
    .set({ collections: sql`greatest(0, ${contents.collections} + ${by})` })
    .where(inArray(contents.id, ids))

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

const collectedOrder = descending(collections.createdAt, collections.contentId)
const viewedOrder = descending(histories.viewedAt, histories.contentId)

export const markHandlers = [
  handle(collectionEndpoints.set, async ({ body }, { db, person }) => ({
    collected: body.on,
    collections: await setCollected(db, person.id, [body.id], body.on),
  })),
  handle(collectionEndpoints.list, async ({ query = {} }, context) => {
    const { db, person } = context
    const { rows, next } = await pageOf(context, query, collectedOrder, (after) =>
      db
        .select({ at: collections.createdAt, contentId: collections.contentId, seconds: sql<null>`null` })
        .from(collections)
        .innerJoin(contents, eq(contents.id, collections.contentId))
        .where(and(eq(collections.userId, person.id), ofTypes(query.type), after)),
    )
    return {
      list: (await withContents(db, rows)).map(({ at, content }) => ({ collected_at: at.toISOString(), content })),
      next,
    }
  }),
  handle(collectionEndpoints.remove, async ({ query }, { db, person }) => {
    const ids = idsIn(query.ids)
    if (ids.length > 0) await setCollected(db, person.id, ids, false)
    return {}
  }),
  handle(historyEndpoints.list, async ({ query = {} }, context) => {
    const { db, person } = context
    const entry = query.id === undefined ? undefined : eq(histories.contentId, query.id)
    const { rows, next } = await pageOf(context, query, viewedOrder, (after) =>
      db
        .select({ at: histories.viewedAt, contentId: histories.contentId, seconds: histories.seconds })
        .from(histories)
        .innerJoin(contents, eq(contents.id, histories.contentId))
        .where(and(eq(histories.userId, person.id), entry, ofTypes(query.type), after)),
    )
    return {
      list: (await withContents(db, rows)).map(({ at, content, seconds }) => ({
        viewed_at: at.toISOString(),
        content,
        seconds,
      })),
      next,
    }
  }),
  handle(historyEndpoints.add, async ({ body }, { db, person }) => {
    await requireTarget(db, 'content', body.id)
    const seconds = body.seconds ?? null
    await db
      .insert(histories)
      .values({ userId: person.id, contentId: body.id, viewedAt: sql`now()`, seconds })
      .onConflictDoUpdate({
        target: [histories.userId, histories.contentId],
        set: { viewedAt: sql`now()`, seconds: sql`coalesce(${seconds}::int, ${histories.seconds})` },
      })
    return {}
  }),
  handle(historyEndpoints.remove, async ({ query }, { db, person }) => {
    if (!query?.all && !query?.ids) throw refuse('badInput')
    const some = query.all ? undefined : inArray(histories.contentId, idsIn(query.ids ?? ''))
    await db.delete(histories).where(and(eq(histories.userId, person.id), some))
    return {}
  }),
]
