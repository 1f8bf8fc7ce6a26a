import { removals as endpoints } from '@plaza/shared/api'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { collections, contents, follows, histories, removedMarks, type Shelf } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { UNDO_UNTIL } from '../undo'
import { followsByKey, putBackFollows, refuseLeadingAny, uncountFollows } from './follow-removal'

/** Rows as the database writes them in JSON. */
type StoredRows = Record<string, unknown>[]

/** How the rows of a list are removed and put back. */
interface ShelfRules {
  table: typeof collections | typeof follows | typeof histories
  /** Rows by the ids of the list. */
  ofIds: (ids: readonly string[]) => SQL
  beforeRemoval?: (tx: Transaction, userId: string, ids: readonly string[]) => Promise<void>
  afterRemoval?: (tx: Transaction, rows: StoredRows) => Promise<void>
  /** Puts back what still exists and returns how many that are. */
  putBack: (tx: Transaction, userId: string, rows: StoredRows) => Promise<number>
}

/** Changes the collection counts of contents, in the order of their ids: two changes at once wait for each other. */
export async function changeCollectionCounts(tx: Executor, ids: readonly string[], by: number): Promise<void> {
  if (ids.length === 0) return
  const some = inArray(contents.id, [...ids])
  await tx.select({ id: contents.id }).from(contents).where(some).orderBy(contents.id).for('no key update')
  await tx
    .update(contents)
    .set({ collections: sql`greatest(0, ${contents.collections} + ${by})` })
    .where(some)
}

const contentIdsOf = (rows: StoredRows) => rows.map((row) => String(row.content_id))

/** Inserts rows again whose content still exists; what was marked anew meanwhile stays as it is. */
const insertOfContents =
  (table: typeof collections | typeof histories, columns: string) =>
  async (tx: Transaction, userId: string, rows: StoredRows): Promise<string[]> => {
    const names = sql.raw(columns)
    const { rows: added } = await tx.execute<{ content_id: string }>(sql`
      insert into ${table} (user_id, ${names})
      select ${userId}, ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) marked
      where exists (select 1 from ${contents} where ${contents.id} = marked.content_id)
      on conflict do nothing returning content_id`)
    return added.map(({ content_id }) => content_id)
  }
const insertCollections = insertOfContents(collections, 'content_id, created_at')
const insertHistories = insertOfContents(histories, 'content_id, viewed_at, seconds')

const shelves: Record<Shelf, ShelfRules> = {
  collections: {
    table: collections,
    ofIds: (ids) => inArray(collections.contentId, [...ids]),
    afterRemoval: (tx, rows) => changeCollectionCounts(tx, contentIdsOf(rows), -1),
    async putBack(tx, userId, rows) {
      const added = await insertCollections(tx, userId, rows)
      await changeCollectionCounts(tx, added, 1)
      return added.length
    },
  },
  histories: {
    table: histories,
    ofIds: (ids) => inArray(histories.contentId, [...ids]),
    putBack: async (tx, userId, rows) => (await insertHistories(tx, userId, rows)).length,
  },
  follows: {
    table: follows,
    ofIds: followsByKey,
    beforeRemoval: refuseLeadingAny,
    afterRemoval: uncountFollows,
    putBack: putBackFollows,
  },
}

interface Removal {
  ids: readonly string[] | 'all'
  /** Without one, from an older release, nothing comes back. */
  undoKey: string | undefined
}

/** Removes rows from an own list; they stand aside for as long as that can be undone. */
export async function removeRows(db: Database, userId: string, shelf: Shelf, removal: Removal): Promise<void> {
  const { table, ofIds, beforeRemoval, afterRemoval } = shelves[shelf]
  const ids = removal.ids === 'all' ? 'all' : removal.ids.filter(Boolean)
  if (ids.length === 0) return
  await db.transaction(async (tx) => {
    if (ids !== 'all') await beforeRemoval?.(tx, userId, ids)
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(sql`
      delete from ${table} where ${and(eq(table.userId, userId), ids === 'all' ? undefined : ofIds(ids))}
      returning to_jsonb(${table}) as row`)
    const removed = rows.map(({ row }) => row)
    if (removed.length === 0) return
    await afterRemoval?.(tx, removed)
    const { undoKey } = removal
    if (undoKey) await tx.insert(removedMarks).values({ id: newId(), userId, undoKey, shelf, rows: removed })
  })
}

/** Puts back what was removed under a key. A repeat, whose rows stand again, is no failure. */
async function restoreRows(db: Database, userId: string, undoKey: string): Promise<number> {
  return db.transaction(async (tx) => {
    const own = and(eq(removedMarks.userId, userId), eq(removedMarks.undoKey, undoKey))
    const batches = await tx
      .delete(removedMarks)
      .where(and(own, gt(removedMarks.removedAt, UNDO_UNTIL)))
      .returning({ shelf: removedMarks.shelf, rows: removedMarks.rows })
    if (batches.length === 0 && (await tx.$count(removedMarks, own)) > 0)
      throw refuse('tooLate', { detail: 'undo.late' })
    let restored = 0
    for (const { shelf, rows } of batches) restored += await shelves[shelf].putBack(tx, userId, rows)
    return restored
  })
}

export const removalHandlers = [
  handle(endpoints.restore, async ({ params }, { db, person }) => ({
    restored: await restoreRows(db, person.id, params.key),
  })),
]
