import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../data/database'
import { releases } from '../../data/schema/index'
import type { Environment } from '../../environment'
import type { ReleaseFiles, SharedObjects } from '../../transport/ports/release-files'
import { folderOf, mapsFolderOf } from '../published/files'
import { createFetches, fetchHostFile, fetchRelease } from './fetch'
import { mapsPathOf, pathOf, type SharedPlaces } from './places'
import { shareAll, shareMaps, shareRelease } from './share'
import { getFile, removeFolder } from './stored-folder'

interface ReleaseFilesDeps {
  environment: Pick<Environment, 'releasesDir'>
  db: Database
  log: Logger
  /** Null if the folder of releases is the only place. */
  objects: SharedObjects | null
}

/** Files of releases: this server's folder is a cache of the store, filled at the first need (docs/decisions/0551). */
export function createReleaseFiles({ environment, db, log, objects }: ReleaseFilesDeps): ReleaseFiles {
  const { releasesDir } = environment
  const places: SharedPlaces | null = objects && { objects, releasesDir, db, log }
  const fetchOnce = createFetches(log)

  async function removeMaps(remote: string, release: string): Promise<void> {
    await rm(mapsFolderOf(releasesDir, remote, release), { recursive: true, force: true })
    if (objects) await removeFolder(objects, mapsPathOf(remote, release))
  }

  return {
    async fetch(remote, release) {
      if (existsSync(folderOf(releasesDir, remote, release))) return true
      return places ? fetchOnce(pathOf(remote, release), () => fetchRelease(places, remote, release)) : false
    },
    async fetchHost(file) {
      if (places) await fetchOnce(`host/${file}`, () => fetchHostFile(places, file))
    },
    readMap: async (path) => (objects ? getFile(objects, path) : null),
    async share(remote, release, folder) {
      if (places) await shareRelease(places, { remote, release, folder })
    },
    async shareMaps(remote, release) {
      if (places) await shareMaps(places, remote, release)
      await db
        .update(releases)
        .set({ mapsRemovedAt: null })
        .where(and(eq(releases.remote, remote), eq(releases.release, release), isNotNull(releases.mapsRemovedAt)))
    },
    async shareAll() {
      if (places) await shareAll(places)
    },
    async remove(remote, release) {
      await rm(folderOf(releasesDir, remote, release), { recursive: true, force: true })
      if (objects) await removeFolder(objects, pathOf(remote, release))
      await removeMaps(remote, release)
    },
    removeMaps,
  }
}
