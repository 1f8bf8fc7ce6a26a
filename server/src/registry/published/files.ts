import { join } from 'node:path'

/** Folder of a release among the immutable releases. */
export const folderOf = (releasesDir: string, remote: string, release: string): string =>
  join(releasesDir, 'remotes', remote, release)
