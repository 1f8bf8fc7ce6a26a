import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { releases } from '../../data/schema/index'
import { sha384 } from '../check/index'
import { folderOf, mapsFolderOf } from '../published/files'
import { isRelease, mapsPathOf, pathOf, type SharedPlaces } from './places'
import { getFile, putFolder } from './stored-folder'

/**
 * Puts the release in a folder into the store. One that was put there and is not registered was refused at the last
 * moment: it is replaced. One that is registered stays, whatever is in the folder.
 */
export async function shareRelease(
  { objects, db }: SharedPlaces,
  { remote, release, folder }: { remote: string; release: string; folder: string },
): Promise<void> {
  const path = pathOf(remote, release)
  const [row] = await db
    .select({ digest: releases.digest })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.release, release)))
  const text = await readFile(join(folder, 'remote.json'))
  if (row && row.digest !== sha384(text)) return
  const stored = row ? null : await getFile(objects, `${path}/remote.json`)
  await putFolder(objects, path, folder, { replaces: stored !== null && !stored.equals(text) })
}

export async function shareMaps(
  { objects, releasesDir }: SharedPlaces,
  remote: string,
  release: string,
): Promise<void> {
  const folder = mapsFolderOf(releasesDir, remote, release)
  if (existsSync(folder)) await putFolder(objects, mapsPathOf(remote, release), folder)
}

/** Puts what this server has and the store lacks: the host's files, and registered releases. */
export async function shareAll(places: SharedPlaces): Promise<void> {
  const { objects, db, releasesDir } = places
  for (const path of ['host', 'maps/host'])
    if (existsSync(join(releasesDir, path))) await putFolder(objects, path, join(releasesDir, path))
  const rows = await db
    .select({
      ...{ remote: releases.remote, release: releases.release, digest: releases.digest },
      mapsRemovedAt: releases.mapsRemovedAt,
    })
    .from(releases)
    .where(isNull(releases.base))
  for (const { remote, release, digest, mapsRemovedAt } of rows) {
    const folder = folderOf(releasesDir, remote, release)
    if (!existsSync(join(folder, 'remote.json')) || !(await isRelease(remote, folder, digest))) continue
    await putFolder(objects, pathOf(remote, release), folder)
    // Another server has removed them while this one was away.
    if (mapsRemovedAt === null) await shareMaps(places, remote, release)
  }
}
