import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@plaza/shared/format'
import { type SQL, sql } from 'drizzle-orm'
import { reasonOf } from '../../data/failures'
import { registryState, releases } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import { folderOf, mapsFolderOf } from '../published/files'

/** The newest releases of each remote stay, whether they were used or not. */
const KEPT = 5

export type RetentionDeps = Pick<Deps, 'db' | 'environment' | 'log' | 'releaseFiles'>
export type ReleaseName = { remote: string; release: string }

/** All releases, as `r`, with their places in the order of publication: the newest of each remote has the rank 1. */
export const rankedReleases = sql`(
  select *, row_number() over (partition by remote order by published_at desc) as rank from ${releases}) r`

/** Whether nothing in the registry names the release `r`, and no page has run it for some days. */
export const isIdle = (days: number): SQL => sql`
    not exists (select 1 from release_rules x where x.remote = r.remote and x.release = r.release)
    and not exists (select 1 from registry_remotes x where x.name = r.remote and x.previous = r.release)
    and not exists (select 1 from rollout_plans x
      where x.remote = r.remote and x.release = r.release and x.ended_at is null)
    and not exists (select 1 from release_previews x
      where x.remote = r.remote and x.release = r.release and x.ended_at is null and x.until > now())
    and not exists (select 1 from release_numbers x
      where x.owner = r.remote and x.release = r.release and x.at > now() - make_interval(days => ${days}))`

const unused = (days: number, kept: number) => sql`
  select r.remote, r.release from ${rankedReleases}
  where r.base is null and r.rank > ${kept} and r.published_at < now() - make_interval(days => ${days})
    and ${isIdle(days)}`

/** Removes unused releases for good, from the registry, the store and this server's folder (docs/decisions/0551). */
export async function removeUnusedReleases(
  { db, environment, log, releaseFiles }: RetentionDeps,
  { kept = KEPT } = {},
): Promise<void> {
  const days = Math.floor(environment.releaseDays)
  if (days === 0) return
  const removed = await db.transaction(async (tx) => {
    // Nobody promotes one of them meanwhile.
    await tx.select().from(registryState).for('update')
    const { rows } = await tx.execute<ReleaseName>(unused(days, kept))
    for (const { remote, release } of rows)
      await tx.delete(releases).where(sql`remote = ${remote} and release = ${release}`)
    return rows
  })
  for (const { remote, release } of removed)
    await releaseFiles
      .remove(remote, release)
      .catch((error: unknown) =>
        log.warn({ remote, release, failure: reasonOf(error) }, 'files of a release not removed'),
      )
  if (removed.length > 0) log.info({ releases: removed }, 'unused releases removed')
}

/** Removes from this server's folder what another server has removed from the registry. */
export async function removeForgotten({ db, environment }: Pick<Deps, 'db' | 'environment'>): Promise<void> {
  const { releaseDays, releasesDir } = environment
  if (releaseDays === 0) return
  const rows = await db.select({ remote: releases.remote, release: releases.release }).from(releases)
  const registered = new Set(rows.map(({ remote, release }) => `${remote}/${release}`))
  for (const remote of await readdir(join(releasesDir, 'remotes')).catch(() => []))
    for (const release of await readdir(join(releasesDir, 'remotes', remote)).catch(() => [])) {
      if (!/^\d/.test(release) || registered.has(`${remote}/${release}`)) continue
      const folder = folderOf(releasesDir, remote, release)
      // A younger one may be about to be published.
      if ((await stat(folder)).mtimeMs > Date.now() - releaseDays * DAY_MS) continue
      await rm(folder, { recursive: true, force: true })
      await rm(mapsFolderOf(releasesDir, remote, release), { recursive: true, force: true })
    }
}
