import type { ContentFiles } from '@plaza/shared/operations'
import { send } from '../calls/call'
import { type FileKind, upload } from './form/upload'

type Texts = ContentFiles['files']
/** Contents of an archive's files by their paths. */
export type ArchiveFiles = Record<string, Uint8Array>

const ADDRESS = /\/media\/uploads\/((?:image|audio|video)\/[\w-]+)/g
/** `uploads/image/1f2e.jpeg`: the end names the type, `image/jpeg`. */
const FILE = /^uploads\/((image|audio|video)\/[\w-]+)\.(\w+)$/

const addressOf = (key: string) => `/media/uploads/${key}`

/** Keys of the uploads that texts name. */
const keysIn = (texts: Texts): string[] => [
  ...new Set(Object.values(texts).flatMap((text) => [...text.matchAll(ADDRESS)].flatMap(([, key]) => key ?? []))),
]

/** The answer for an upload, also before it is public. */
async function requestUpload(key: string, method: 'GET' | 'HEAD'): Promise<Response> {
  const { address } = await send<{ address: string }>('newsroom-seen', { address: addressOf(key) })
  // An object store may refuse this page: the file cannot be had.
  return fetch(address, { method }).catch(() => Response.error())
}

/** Files of the uploads that texts name, for an archive, and the addresses of those that cannot be had. */
export async function readUploads(texts: Texts): Promise<{ files: ArchiveFiles; missing: string[] }> {
  const files: ArchiveFiles = {}
  const missing: string[] = []
  for (const key of keysIn(texts)) {
    const response = await requestUpload(key, 'GET')
    const [, ending] = /^\w+\/(\w+)/.exec(response.headers.get('content-type') ?? '') ?? []
    if (response.ok && ending) files[`uploads/${key}.${ending}`] = new Uint8Array(await response.arrayBuffer())
    else missing.push(addressOf(key))
  }
  return { files, missing }
}

/** Uploads the files of an archive that this installation lacks; returns the texts with the addresses that they have here. */
export async function placeUploads(texts: Texts, archive: ArchiveFiles): Promise<Texts> {
  const named = new Set(keysIn(texts))
  const addresses = new Map<string, string>()
  for (const [path, bytes] of Object.entries(archive)) {
    const [, key, kind, ending] = FILE.exec(path) ?? []
    if (!key || !named.has(key) || (await requestUpload(key, 'HEAD')).ok) continue
    const file = new File([bytes as BlobPart], path, { type: `${kind}/${ending}` })
    addresses.set(addressOf(key), await upload(file, kind as FileKind))
  }
  const placed = (text: string) => text.replace(ADDRESS, (address) => addresses.get(address) ?? address)
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, placed(text)]))
}
