import { join } from 'node:path'

/** Folder of a release among the immutable releases. */
export const folderOf = (releasesDir: string, remote: string, release: string): string =>
  join(releasesDir, 'remotes', remote, release)

/** Folder of a release's private source maps, which no address serves. */
export const mapsFolderOf = (releasesDir: string, remote: string, release: string): string =>
  join(releasesDir, 'maps/remotes', remote, release)
