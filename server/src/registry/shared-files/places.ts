import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../../data/database'
import type { SharedObjects } from '../../transport/ports/release-files'
import { fileFindings, readFolder, sha384 } from '../check/index'

/** What the files of releases are shared with: the store, and this server's folder. */
export interface SharedPlaces {
  objects: SharedObjects
  releasesDir: string
  db: Database
  log: Logger
}

/** Paths of a release and of its source maps in the store, as in the folder of releases. */
export const pathOf = (remote: string, release: string): string => `remotes/${remote}/${release}`
export const mapsPathOf = (remote: string, release: string): string => `maps/${pathOf(remote, release)}`

/** Whether a folder has the registered release, byte by byte. */
export async function isRelease(remote: string, folder: string, digest: string): Promise<boolean> {
  const text = await readFile(join(folder, 'remote.json')).catch(() => null)
  if (!text || sha384(text) !== digest) return false
  return fileFindings(await readFolder(remote, folder)).length === 0
}
