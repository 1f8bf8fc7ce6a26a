import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Uploaded } from '@plaza/shared/api'
import busboy from 'busboy'
import { and, eq, isNull } from 'drizzle-orm'
import { newId } from '../../data/ids'
import { uploads } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import { Refusal, refuse } from '../../transport/refusal'
import { uploadAddress } from './own'
import { maxBytes, readPolicy, type UploadKind } from './policies'
import { type Sniffed, sniff } from './sniff'

const HEAD_BYTES = 65_536
const MAX_PIXELS = 40_000_000
const MAX_FIELDS = 10

interface Received extends Sniffed {
  bytes: number
}

/** Takes one multipart upload: the signed fields first, then the file, which is judged by its bytes. */
export function receiveUpload(deps: Deps, body: ReadableStream<Uint8Array>, contentType: string): Promise<Uploaded> {
  const source = Readable.fromWeb(body as never)
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {}
    let found = false
    const parser = parserFor(contentType)
    const fail = (error: unknown) => {
      reject(error instanceof Refusal || (error as NodeJS.ErrnoException).code ? error : refuse('badInput'))
      source.unpipe(parser)
      source.resume()
    }
    parser.on('field', (name, value) => {
      fields[name] = value
    })
    parser.on('file', (_, file) => {
      found = true
      file.on('error', () => undefined)
      takeFile(deps, fields, file).then(resolve, (error) => {
        file.resume()
        fail(error)
      })
    })
    parser.on('close', () => {
      if (!found) fail(refuse('badInput'))
    })
    parser.on('error', fail)
    source.on('error', fail)
    source.pipe(parser)
  })
}

function parserFor(contentType: string) {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fields: MAX_FIELDS, fieldSize: 1_000, parts: MAX_FIELDS + 1 },
    })
  } catch {
    throw refuse('wrongMediaType')
  }
}

async function takeFile(deps: Deps, fields: Record<string, string>, file: Readable): Promise<Uploaded> {
  const policy = readPolicy(deps.secret, fields)
  if (!policy) throw refuse('notAllowed')
  const [open] = await deps.db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.key, policy.key), isNull(uploads.mime)))
  if (!open) throw refuse('repeated')
  const temporary = await deps.storage.temporary(newId())
  try {
    const received = await write(file, temporary, policy.kind)
    await keep(deps, policy.key, temporary, received)
    return { key: policy.key, url: uploadAddress(policy.key), width: received.width, height: received.height }
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Writes the file while it comes; stops at once when it is too large or not what it was said to be. */
async function write(file: Readable, path: string, kind: UploadKind): Promise<Received> {
  let bytes = 0
  let head = Buffer.alloc(0)
  let known: Sniffed | null = null
  const judge = () => {
    known = sniff(head)
    if (known?.kind !== kind) throw refuse('wrongMediaType')
    if ((known.width ?? 0) * (known.height ?? 0) > MAX_PIXELS) throw refuse('tooLarge')
  }
  await pipeline(
    file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > maxBytes[kind]) throw refuse('tooLarge')
        if (!known) {
          head = Buffer.concat([head, chunk])
          if (head.length >= HEAD_BYTES) judge()
        }
        yield chunk
      }
      if (!known) judge()
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  if (!known) throw refuse('wrongMediaType')
  return { ...(known as Sniffed), bytes }
}

async function keep(
  { db, storage }: Deps,
  key: string,
  temporary: string,
  { mime, bytes, width, height }: Received,
): Promise<void> {
  const [kept] = await db
    .update(uploads)
    .set({ mime, bytes, width, height })
    .where(and(eq(uploads.key, key), isNull(uploads.mime)))
    .returning({ key: uploads.key })
  if (!kept) throw refuse('repeated')
  await storage.keep(temporary, key)
}
