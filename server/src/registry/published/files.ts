import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteDocument } from '@plaza/shared/remotes'
import { refuseChange } from '../refusals'

export const sha384 = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Folder of a release among the immutable releases. */
export const folderOf = (releasesDir: string, remote: string, release: string): string =>
  join(releasesDir, 'remotes', remote, release)

/** Refuses a release whose folder lacks a file or holds another one than its remote.json names. */
export async function checkFiles(
  folder: string,
  text: string,
  { files }: Pick<RemoteDocument, 'files'>,
): Promise<void> {
  const wanted = { ...files, 'remote.json': { bytes: Buffer.byteLength(text), integrity: sha384(text) } }
  for (const [name, { bytes, integrity }] of Object.entries(wanted)) {
    const content = await readFile(join(folder, name)).catch(() => null)
    if (!content) throw refuseChange('fileMissing', name)
    if (content.length !== bytes || sha384(content) !== integrity) throw refuseChange('fileDiffers', name)
  }
}
