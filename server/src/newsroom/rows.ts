import { and, eq, type InferInsertModel, notInArray, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../data/database'
import { contents } from '../data/schema/index'
import { refuseChange } from '../registry/refusals'
import { sanitize } from '../transport/sanitizer/sanitize'
import type { ShowOptions } from './kinds/kind'

type ContentRow = InferInsertModel<typeof contents>

/** Counts of what people did; an editor's change leaves them. */
const counts = ['views', 'likes', 'comments', 'collections', 'shares', 'sort'] as const

/** Inserts a row or replaces what editors set of it. */
export async function putRow<T extends PgTable>(
  db: Executor,
  table: T,
  row: InferInsertModel<T>,
  kept: readonly string[] = counts,
): Promise<void> {
  const { columns } = getTableConfig(table)
  const id = columns.find(({ name }) => name === 'id') ?? columns[0]
  if (!id) return
  const set = Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id' && !kept.includes(name)))
  await db
    .insert(table)
    .values(row as never)
    .onConflictDoUpdate({ target: id, set: set as never })
}

/** The same for a row with a place in an order: a new one comes after all others. */
export const putLast = <T extends PgTable>(
  db: Executor,
  table: T,
  row: Omit<InferInsertModel<T>, 'sort'>,
  kept?: readonly string[],
): Promise<void> =>
  putRow(db, table, { ...row, sort: sql`(select coalesce(max(sort), -1) + 1 from ${table})` } as never, kept)

/** Deletes the row of an entry. */
export const deleteFrom =
  <T extends PgTable & { id: unknown }>(table: T) =>
  async (db: Executor, id: string) =>
    void (await db.delete(table).where(eq(table.id as never, id)))

/** Deletes the row of an entry that nothing else needs; refuses otherwise. */
export async function deleteUnused<T extends PgTable & { id: unknown }>(
  db: Executor,
  table: T,
  id: string,
  uses: readonly PromiseLike<number>[],
): Promise<void> {
  for (const use of uses) if ((await use) > 0) throw refuseChange('inUse')
  await deleteFrom(table)(db, id)
}

/** Writes contents: their HTML is sanitised as it is stored. */
export async function putContents(
  db: Executor,
  rows: readonly ContentRow[],
  { hidden }: Pick<ShowOptions, 'hidden'>,
): Promise<void> {
  for (const row of rows) {
    const { sort } = row
    const written = {
      ...{ ...row, body: sanitize(row.body ?? ''), hidden: hidden ? 1 : 0, updatedAt: new Date() },
    }
    // Of a track, `sort` is its place in the album.
    await putRow(db, contents, written, sort === undefined ? counts : counts.filter((name) => name !== 'sort'))
  }
}

/** Hides a content; its tracks with it. */
export async function hideContent(db: Executor, id: string): Promise<void> {
  await db.update(contents).set({ hidden: 1 }).where(eq(contents.id, id))
  await db.update(contents).set({ hidden: 1 }).where(eq(contents.albumId, id))
}

/** Hides tracks that are no longer in their album. */
export async function hideOtherTracks(db: Executor, album: string, tracks: readonly string[]): Promise<void> {
  await db
    .update(contents)
    .set({ hidden: 1 })
    .where(and(eq(contents.albumId, album), notInArray(contents.id, [...tracks])))
}
