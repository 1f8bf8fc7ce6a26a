import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { objectStorage } from '../adapters/object-storage'
import type { Bucket } from '../provider-accounts'
import { filesIn, linkCopy, sizeOf } from './files'

/** Where the server puts uploads and releases in a bucket. */
export type BucketFolder = 'uploads/' | 'releases/'
/** Lists of what is in the folders of releases: made anew after a restore. */
const lists = /^index\//
const PAGE = '200'
const TYPE = 'application/octet-stream'

interface StoredObject {
  key: string
  bytes: number
}

const clientOf = ({ accessKeyId, secretAccessKey, region }: Bucket) =>
  new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

/** An answer of the object store; null if there is no such object, or no longer. */
async function ask({ endpoint, name }: Bucket, client: AwsClient, path: string): Promise<Response | null> {
  const url = `${endpoint.replace(/\/+$/, '')}/${name}${path}`
  const response = await client.fetch(url)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The object store answers ${response.status} to ${url}.`)
  return response
}

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&')

/** Objects in a folder of a bucket, a page at a time. A key that would leave its folder is none of ours. */
async function* objectsIn(bucket: Bucket, prefix: BucketFolder): AsyncGenerator<StoredObject> {
  const client = clientOf(bucket)
  for (let marker: string | undefined = ''; marker !== undefined; ) {
    const query = new URLSearchParams({ prefix, 'max-keys': PAGE, ...(marker && { marker }) })
    const page = await ask(bucket, client, `?${query}`)
    if (!page) throw new Error(`There is no bucket ${bucket.name} at ${bucket.endpoint}.`)
    const xml = await page.text()
    let last: string | undefined
    for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      last = textIn(entry, 'Key')
      const key = last?.slice(prefix.length) ?? ''
      if (/^[\w./-]+$/.test(key) && !key.includes('..') && !lists.test(key))
        yield { key, bytes: Number(textIn(entry, 'Size')) }
    }
    marker = textIn(xml, 'IsTruncated') === 'true' ? last : undefined
  }
}

/** Copies what a folder of a bucket has and this one lacks; files that `earlier` has become hard links. */
export async function download(bucket: Bucket, prefix: BucketFolder, folder: string, earlier?: string): Promise<void> {
  const client = clientOf(bucket)
  for await (const { key, bytes } of objectsIn(bucket, prefix)) {
    const path = join(folder, key)
    if ((await sizeOf(path)) !== undefined) continue
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    if (await linkCopy(earlier && join(earlier, key), bytes, path)) continue
    const body = (await ask(bucket, client, `/${prefix}${key}`))?.body
    if (body) await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), createWriteStream(path))
  }
}

export async function isEmptyBucket(bucket: Bucket): Promise<boolean> {
  for await (const _ of objectsIn(bucket, 'uploads/')) return false
  return true
}

/** Stores every file of a folder as an upload. */
export async function uploadAll(bucket: Bucket, folder: string): Promise<void> {
  const storage = objectStorage(bucket, folder)
  for (const key of await filesIn(folder)) await storage.keep(join(folder, key), key, TYPE)
}
