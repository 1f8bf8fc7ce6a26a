import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MissingFilesBody, UploadedFile } from '@plaza/shared/operations'
import { uploadLimits } from '@plaza/shared/operations'
import { type RemoteManifest, releaseId } from '@plaza/shared/remotes'
import type * as v from 'valibot'
import { refuse } from '../../transport/refusal'
import { readDocument } from '../changes/publish'
import type { ReleaseEnvironment } from '../changes/release-environment'
import { compressedCopy, type Finding, found, sha384 } from '../check/index'
import type { Caller } from '../operations/rights/caller'
import { performAs } from '../operations/rights/perform-as'
import { folderOf, mapsFolderOf } from '../published/files'
import { asideOf } from '../published/place'
import { refuseFindings } from '../refusals'
import type { RegistryDeps } from '../registry'
import { earlierFiles } from './earlier-files'
import type { Upload } from './read-upload'
import { requireSourceMaps } from './source-maps'

type ReleaseFiles = v.InferOutput<typeof MissingFilesBody>

/** Names of the listed files that no release of this remote on the disk has. */
export async function missingFiles(deps: Parameters<typeof earlierFiles>[0], given: ReleaseFiles): Promise<string[]> {
  const document = readListed(given)
  const findEarlier = await earlierFiles(deps, document)
  const missing: string[] = []
  for (const file of given.files) if (!(await findEarlier(file))) missing.push(file.name)
  return missing
}

/**
 * Publishes an uploaded release. Its files come together in a hidden folder, which becomes the release's once every
 * check has passed, and is removed otherwise.
 */
export async function publishUpload(
  deps: RegistryDeps & ReleaseEnvironment,
  caller: Caller,
  { body, sent, maps: sentMaps }: Upload,
): Promise<void> {
  const document = readListed(body)
  const { releasesDir } = deps.environment
  const maps = mapsOf(document, sentMaps)
  await requireSourceMaps(maps)
  const staged = asideOf(folderOf(releasesDir, document.name, releaseId(document)))
  await mkdir(staged, { recursive: true })
  try {
    await writeFiles(deps, document, { body, sent, staged })
    await writeFile(join(staged, 'remote.json'), body.document)
    await performAs(deps, caller, { action: 'publish', body: { document: body.document, why: body.why }, staged })
    await writeMaps(mapsFolderOf(releasesDir, document.name, releaseId(document)), maps)
    await deps.releaseFiles.shareMaps(document.name, releaseId(document))
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

/** Writes the listed files, and a compressed copy of each script and style that came without: visitors load it. */
async function writeFiles(
  deps: Parameters<typeof earlierFiles>[0],
  document: RemoteManifest,
  { body: { files }, sent, staged }: Pick<Upload, 'sent'> & { body: ReleaseFiles; staged: string },
): Promise<void> {
  const findEarlier = await earlierFiles(deps, document)
  const names = new Set(files.map(({ name }) => name))
  for (const file of files) {
    const content = requireListed(document, file, sent.get(file.name) ?? (await findEarlier(file)))
    await writeFile(join(staged, file.name), content)
    const copy = `${file.name}.br`
    if (file.name in document.files && !names.has(copy))
      await writeFile(join(staged, copy), await compressedCopy(content))
  }
}

/** The source maps of listed scripts; others are left out. */
function mapsOf(document: RemoteManifest, sent: Upload['maps']): Upload['maps'] {
  const known = new Set(Object.keys(document.files).map((name) => `${name}.map.gz`))
  return new Map([...sent].filter(([name]) => known.has(name)))
}

/** Stores source maps where no visitor is served; those of an earlier upload stay. */
async function writeMaps(folder: string, maps: Upload['maps']): Promise<void> {
  if (maps.size > 0) await mkdir(folder, { recursive: true })
  for (const [name, content] of maps) if (!existsSync(join(folder, name))) await writeFile(join(folder, name), content)
}

/** Reads the remote.json of an upload; refuses a list that is not of its files. */
function readListed({ document: text, files }: ReleaseFiles): RemoteManifest {
  const document = readDocument(text)
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > uploadLimits.bytes) throw refuse('tooLarge')
  const byName = new Map(files.map((file) => [file.name, file]))
  if (byName.size < files.length) throw refuse('badInput')
  const findings: Finding[] = Object.entries(document.files).flatMap(([name, { bytes, integrity }]) => {
    const file = byName.get(name)
    if (!file) return [found('P102', name, name)]
    return file.bytes === bytes && file.integrity === integrity ? [] : [found('P101', 'its hash is another', name)]
  })
  if (findings.length > 0) throw refuseFindings(labelOf(document), findings)
  return document
}

/** The content of a file if it is what the list says. */
function requireListed(
  document: RemoteManifest,
  { name, bytes, integrity }: UploadedFile,
  content: Buffer | null,
): Buffer {
  if (content?.length === bytes && sha384(content) === integrity) return content
  const finding = content ? found('P101', 'its hash is another', name) : found('P102', name, name)
  throw refuseFindings(labelOf(document), [finding])
}

const labelOf = (document: RemoteManifest): string => `${document.name} ${releaseId(document)}`
