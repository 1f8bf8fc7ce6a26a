import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { UploadedFile } from '@plaza/shared/api'
import busboy from 'busboy'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { newId } from '../../data/ids'
import { uploads } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import { callPace, type PaceLimits, readPaced } from '../../transport/input/read-paced'
import { Refusal, refuse } from '../../transport/refusal'
import { fileDigest } from './file-digest'
import { cleanFile } from './metadata/clean'
import { uploadAddress } from './own-uploads'
import { maxBytes, readPolicy, type UploadKind } from './policies'
import { type FileFormat, sniff } from './sniff'

/** Enough to find the size behind a camera's metadata. */
const HEAD_BYTES = 262_144
const MAX_PIXELS = 40_000_000
/** Below this number of pixels the density is not checked. */
const FREE_PIXELS = 4_000_000
/** A picture with more is a single colour, made to fill the memory of whoever opens it. */
const MAX_PIXELS_PER_BYTE = 150
const MAX_FIELDS = 10
/** All form fields before the grant is verified. */
const MAX_GRANT_BYTES = 8_000

/** Time limits before and after the grant is verified; a file may be large and a connection slow. */
const uploadPaces: Record<'leave' | 'file', PaceLimits> = {
  leave: { idleMs: 10_000, graceMs: 10_000, bytesPerSecond: Number.POSITIVE_INFINITY },
  file: { ...callPace, graceMs: 30_000 },
}

interface ReceivedFile extends FileFormat {
  bytes: number
}

interface UploadRequest {
  body: ReadableStream<Uint8Array>
  contentType: string
  /** Address of the client. */
  address: string
}

/**
 * Receives one multipart upload: the signed fields first, then the file, whose bytes decide what it is. Only an upload
 * with a valid grant takes one of the places for uploads, so that nobody blocks them without a login.
 */
export function receiveUpload(
  deps: Deps,
  { body, contentType, address }: UploadRequest,
  paces = uploadPaces,
): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {}
    let grant: Promise<UploadGrant> | undefined
    let file: Readable | undefined
    const parser = parserFor(contentType)
    const source = Readable.from(
      limitBody(body, () => grant, paces),
      { objectMode: false },
    )
    const end = (error: Error) => {
      reject(error instanceof Refusal || (error as NodeJS.ErrnoException).code ? error : refuse('badInput'))
      source.unpipe(parser)
      source.destroy()
    }
    // Destroys the file stream with the error, so that its writer cleans up before the answer.
    const fail = (error: Error) => (file && !file.readableEnded ? file.destroy(error) : end(error))
    parser.on('field', (name, value) => {
      fields[name] = value
    })
    parser.on('file', (_, given) => {
      file = given
      given.on('error', () => undefined)
      grant = readGrant(deps, fields)
      grant
        .then((policy) => deps.load.expensive('upload', address, () => takeFile(deps, policy, given)))
        .then(resolve, end)
    })
    parser.on('close', () => {
      if (!grant) fail(refuse('badInput'))
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

type UploadGrant = NonNullable<ReturnType<typeof readPolicy>>

/** The grant in the form fields; refuses missing, forged and used ones. */
async function readGrant({ db, secret }: Deps, fields: Record<string, string>): Promise<UploadGrant> {
  const policy = readPolicy(secret, fields)
  if (!policy) throw refuse('notAllowed')
  const [open] = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.key, policy.key), isNull(uploads.mime), gt(uploads.expiresAt, sql`now()`)))
  if (!open) throw refuse('repeated')
  return policy
}

/**
 * The request body: limited to a little data and some seconds until the grant is verified, then to the granted size.
 */
async function* limitBody(
  body: ReadableStream<Uint8Array>,
  grantOf: () => Promise<UploadGrant> | undefined,
  paces: typeof uploadPaces,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  let maxTotal = MAX_GRANT_BYTES
  for await (const part of readPaced(body, () => paces[grantOf() ? 'file' : 'leave'])) {
    bytes += part.byteLength
    yield part
    if (bytes <= maxTotal) continue
    const grant = grantOf()
    if (!grant) throw refuse('tooLarge')
    maxTotal = maxBytes[(await grant).kind] + MAX_GRANT_BYTES
    if (bytes > maxTotal) throw refuse('tooLarge')
  }
}

/** Keys of grants whose file is being received by this server. */
const keysInFlight = new Set<string>()

async function takeFile(deps: Deps, { key, kind }: UploadGrant, file: Readable): Promise<UploadedFile> {
  if (keysInFlight.has(key)) throw refuse('tooMany', { retryAfter: uploadPaces.file.idleMs / 1_000 })
  keysInFlight.add(key)
  try {
    const temporary = await deps.storage.temporary(newId())
    try {
      const received = await writeTemporary(file, temporary, kind).catch((error) => revokeGrant(deps, key, error))
      const bytes = await cleanDense(temporary, received).catch((error) => revokeGrant(deps, key, error))
      await storeUpload(deps, key, temporary, { ...received, bytes })
      return { key, url: uploadAddress(key), width: received.width, height: received.height }
    } finally {
      await rm(temporary, { force: true })
    }
  } finally {
    keysInFlight.delete(key)
  }
}

/** Cleans the file; refuses a picture that unpacks to far more than was sent. */
async function cleanDense(path: string, file: ReceivedFile): Promise<number> {
  const bytes = await cleanFile(path, file)
  const pixels = (file.width ?? 0) * (file.height ?? 0)
  if (pixels > FREE_PIXELS && pixels > bytes * MAX_PIXELS_PER_BYTE) throw refuse('tooLarge')
  return bytes
}

/** A wrong file ends its grant; after a broken connection the grant stays valid for another attempt. */
async function revokeGrant({ db }: Deps, key: string, error: unknown): Promise<never> {
  if (error instanceof Refusal && (error.code === 'wrongMediaType' || error.code === 'tooLarge'))
    await db.update(uploads).set({ expiresAt: sql`now()` }).where(eq(uploads.key, key))
  throw error
}

/** Writes the file while it arrives; stops at once if it is too large or not of the declared type. */
async function writeTemporary(file: Readable, path: string, kind: UploadKind): Promise<ReceivedFile> {
  const place = await open(path, 'wx', 0o600)
  try {
    let bytes = 0
    let head = Buffer.alloc(0)
    let known: FileFormat | undefined
    for await (const chunk of file as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes[kind]) throw refuse('tooLarge')
      if (!known) {
        head = Buffer.concat([head, chunk])
        if (head.length >= HEAD_BYTES) known = inspectHead(head, kind)
      }
      await place.writeFile(chunk)
    }
    return { ...(known ?? inspectHead(head, kind)), bytes }
  } finally {
    await place.close()
  }
}

/** The type of a file by its first bytes; refuses types that are not allowed. */
function inspectHead(head: Buffer, kind: UploadKind): FileFormat {
  const known = sniff(head)
  if (known?.kind !== kind) throw refuse('wrongMediaType')
  if (kind === 'image' && !(known.width && known.height)) throw refuse('wrongMediaType')
  if ((known.width ?? 0) * (known.height ?? 0) > MAX_PIXELS) throw refuse('tooLarge')
  return known
}

async function storeUpload(
  { db, storage }: Deps,
  key: string,
  temporary: string,
  { mime, bytes, width, height }: ReceivedFile,
): Promise<void> {
  const [kept] = await db
    .update(uploads)
    .set({ mime, bytes, width, height, sha256: await fileDigest(temporary) })
    .where(and(eq(uploads.key, key), isNull(uploads.mime)))
    .returning({ key: uploads.key })
  if (!kept) throw refuse('repeated')
  try {
    await storage.keep(temporary, key, mime)
  } catch (error) {
    // The file was not stored, so the grant stays valid.
    await db.update(uploads).set({ mime: null }).where(eq(uploads.key, key))
    throw error
  }
}
