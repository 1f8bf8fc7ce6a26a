import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sha384 } from '../../server/src/registry/check/index'
import { MAPS_FOLDER } from '../../shared/build/source-maps'
import type { OperationsStatus, UploadedFile } from '../../shared/src/operations/index'
import type { OperationsClient } from './operations'

interface ReleaseFolder {
  folder: string
  /** The exact text of its remote.json. */
  document: string
  why: string | undefined
}

/** Folder of a release's private source maps, next to the releases. */
const mapsOf = (folder: string): string =>
  join(folder, '../../..', MAPS_FOLDER, 'remotes', basename(dirname(folder)), basename(folder))

const blobOf = (content: Buffer | undefined) => new Blob([new Uint8Array(content ?? [])])

/** Publishes a release of this machine with its source maps: sends the files that the server lacks. */
export async function upload(
  ask: OperationsClient,
  { folder, document, why }: ReleaseFolder,
): Promise<OperationsStatus> {
  const names = readdirSync(folder).filter((name) => name !== 'remote.json')
  const contents = new Map(names.map((name) => [name, readFileSync(join(folder, name))]))
  const files = [...contents].map(
    ([name, content]): UploadedFile => ({ name, bytes: content.length, integrity: sha384(content) }),
  )
  const { missing } = await ask('missing-files', { document, files })
  const form = new FormData()
  form.set('release', JSON.stringify({ document, files, why }))
  for (const name of missing) form.append('file', blobOf(contents.get(name)), name)
  const maps = mapsOf(folder)
  for (const name of existsSync(maps) ? readdirSync(maps) : [])
    form.append('map', blobOf(readFileSync(join(maps, name))), name)
  return ask('upload', form)
}
