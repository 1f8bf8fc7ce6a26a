import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { UploadedFile } from '@plaza/shared/operations'
import { type RemoteManifest, releaseId } from '@plaza/shared/remotes'
import type { Environment } from '../../environment'
import type { RegistryView } from '../../transport/ports/registry'
import type { ReleaseFiles } from '../../transport/ports/release-files'
import { sha384 } from '../check/index'
import { folderOf } from '../published/files'

/** How many releases of a remote are searched, the newest first. */
const SEARCHED_RELEASES = 8

async function newestFolders(parent: string): Promise<string[]> {
  const names = (await readdir(parent).catch(() => [])).filter((name) => /^\d/.test(name))
  const dated = names.map(async (name) => ({
    folder: join(parent, name),
    at: (await stat(join(parent, name)).catch(() => null))?.mtimeMs ?? 0,
  }))
  const all = (await Promise.all(dated)).toSorted((one, other) => other.at - one.at)
  return all.slice(0, SEARCHED_RELEASES).map(({ folder }) => folder)
}

interface EarlierFilesDeps {
  environment: Pick<Environment, 'releasesDir'>
  registry: Pick<RegistryView, 'kept'>
  releaseFiles: Pick<ReleaseFiles, 'fetch'>
}

/**
 * Finds files by name and hash in the releases of the same remote on the disk: most files of a new release have the
 * content, and so the name, that they had in the one before it.
 */
export async function earlierFiles(
  { environment: { releasesDir }, registry, releaseFiles }: EarlierFilesDeps,
  document: RemoteManifest,
): Promise<(file: UploadedFile) => Promise<Buffer | null>> {
  // What runs is what the new release shares most files with, and all servers can have it.
  const running = Object.keys(registry.kept?.document.remotes[document.name]?.releases ?? {})
  for (const release of running) await releaseFiles.fetch(document.name, release)
  const own = folderOf(releasesDir, document.name, releaseId(document))
  const folders = new Set([own, ...(await newestFolders(dirname(own)))])
  return async ({ name, bytes, integrity }) => {
    for (const folder of folders) {
      const path = join(folder, name)
      const size = (await stat(path).catch(() => null))?.size
      if (size !== bytes) continue
      const content = await readFile(path)
      if (sha384(content) === integrity) return content
    }
    return null
  }
}
