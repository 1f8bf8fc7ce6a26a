import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { contents, posts, publications, uploads, users } from '../../data/schema/index'
import type { Deps } from '../../transport/context'

/** Files that are removed together. */
const BATCH = 500

const address = sql`'/media/uploads/' || ${uploads.key}`
/** What was refused keeps its files for a day: its author reads it, and a reviewer may think again. */
const holdsFiles = sql`(${publications.state} <> 'refused' or exists (select 1 from ${contents}
  where ${contents.id} = ${publications.id} and ${contents.updatedAt} > now() - interval '1 day'))`

/** A file is used by things of its owner alone: as an avatar, in a post, in a publication. */
const isUnused = sql`not exists (select 1 from ${users} where ${users.id} = ${uploads.userId} and ${users.avatar} = ${address})
  and not exists (select 1 from ${posts} where ${posts.userId} = ${uploads.userId} and ${posts.deletedAt} is null
    and ${posts.images} @> jsonb_build_array(jsonb_build_object('url', ${address})))
  and not exists (select 1 from ${publications} where ${publications.userId} = ${uploads.userId} and ${holdsFiles}
    and (${publications.images} @> to_jsonb(${uploads.key}) or ${uploads.key} in (${publications.video}->>'key', ${publications.video}->>'poster')))`

type RemovalDeps = { db: Executor; storage: Deps['storage'] }

/** First the rows, by which files are found and counted; a file that stays behind then is nobody's. */
async function remove({ db, storage }: RemovalDeps, which: SQL): Promise<number> {
  const some = db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(isNotNull(uploads.mime), which, isUnused))
    .limit(BATCH)
  const gone = await db.delete(uploads).where(inArray(uploads.key, some)).returning({ key: uploads.key })
  for (const { key } of gone) await storage.remove(key)
  return gone.length
}

/** Removes those of some files that nothing uses any more. */
export async function removeUnused(deps: RemovalDeps, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await remove(deps, inArray(uploads.key, [...keys]))
}

/** Removes files of a day ago that were never published, or that nothing uses any more. */
export async function sweepUnused(deps: RemovalDeps): Promise<void> {
  while ((await remove(deps, sql`${uploads.createdAt} < now() - interval '1 day'`)) === BATCH);
}
