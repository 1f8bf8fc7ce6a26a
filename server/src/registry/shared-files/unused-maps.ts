import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { reasonOf } from '../../data/failures'
import { releases } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import { mapsFolderOf } from '../published/files'
import { isIdle, type ReleaseName, type RetentionDeps, rankedReleases } from './retention'

/** The source maps of the newest releases of each remote stay. */
const KEPT = 20
/** Errors end as many days after they were last seen. */
const IDLE_DAYS = 30
/** Releases per run, so that other jobs have their turn. */
const MOST_AT_ONCE = 500

/**
 * Removes the source maps of releases that are not among the newest, that nothing in the registry names and that no page
 * has run lately, from the store and this server's folder (docs/decisions/0580).
 */
export async function removeUnusedMaps({ db, log, releaseFiles }: RetentionDeps, { kept = KEPT } = {}): Promise<void> {
  const { rows } = await db.execute<ReleaseName>(sql`
    select r.remote, r.release from ${rankedReleases}
    where r.base is null and r.maps_removed_at is null and r.rank > ${kept} and ${isIdle(IDLE_DAYS)}
    limit ${MOST_AT_ONCE}`)
  for (const { remote, release } of rows)
    try {
      await releaseFiles.removeMaps(remote, release)
      await db
        .update(releases)
        .set({ mapsRemovedAt: new Date() })
        .where(and(eq(releases.remote, remote), eq(releases.release, release)))
    } catch (error) {
      log.warn({ remote, release, failure: reasonOf(error) }, 'source maps of a release not removed')
    }
}

/** Removes from this server's folder the source maps that another server has removed from the store. */
export async function removeOwnUnusedMaps({ db, environment }: Pick<Deps, 'db' | 'environment'>): Promise<void> {
  const { releasesDir } = environment
  for (const remote of await readdir(join(releasesDir, 'maps/remotes')).catch(() => [])) {
    const names = await readdir(join(releasesDir, 'maps/remotes', remote))
    const unused = await db
      .select({ release: releases.release })
      .from(releases)
      .where(and(eq(releases.remote, remote), inArray(releases.release, names), isNotNull(releases.mapsRemovedAt)))
    for (const { release } of unused)
      await rm(mapsFolderOf(releasesDir, remote, release), { recursive: true, force: true })
  }
}
