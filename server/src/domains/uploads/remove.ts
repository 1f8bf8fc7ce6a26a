import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { uploads, uploadUses } from '../../data/schema/index'
import type { Deps } from '../../transport/context'

/** Files removed per batch. */
const BATCH = 500

type RemovalDeps = { db: Executor; storage: Deps['storage'] }

/** Removes the rows first, by which files are found and counted; a file left behind after a crash belongs to nobody. */
async function remove({ db, storage }: RemovalDeps, where: SQL): Promise<number> {
  const unused = db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(isNotNull(uploads.mime), eq(uploads.used, false), where))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db.delete(uploads).where(inArray(uploads.key, unused)).returning({ key: uploads.key })
  for (const { key } of gone) await storage.remove(key)
  return gone.length
}

/** Removes those of the given files that nothing uses any more. */
export async function removeUnused(deps: RemovalDeps, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await remove(deps, inArray(uploads.key, [...keys]))
}

/** Removes files older than a day that were never published or that nothing uses any more. */
export async function sweepUnused(deps: RemovalDeps): Promise<void> {
  while ((await endUses(deps)) === BATCH);
  while ((await remove(deps, sql`${uploads.createdAt} < now() - interval '1 day'`)) === BATCH);
}

/** Ends uses that expire: a refused publication keeps its files for a day. */
async function endUses({ db }: RemovalDeps): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${uploadUses} where ctid = any(array(
    select ctid from ${uploadUses} where ${uploadUses.until} <= now() limit ${BATCH}))`)
  return rowCount ?? 0
}
