import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Env } from '../transport/request'
import { rangeOf } from './range'

interface ServableFile {
  path: string
  type: string
  caching: string
}

/** Headers of every file: it may be shown anywhere and runs nothing. */
export const FILE_POLICY = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** The file of an address below a folder; null for one that leaves it or has a hidden part. */
export function pathBelow(folder: string, address: string): string | null {
  if (address.includes('\0') || address.split('/').some((part) => part.startsWith('.'))) return null
  const path = resolve(folder, address)
  return path.startsWith(folder + sep) ? path : null
}

/** What is sent: a file, or what is put together as it goes. */
interface ByteSource {
  size: number
  etag: string
  type: string
  caching: string
  modified?: Date
  stream(start: number, end: number): ReadableStream
}

/** Sends bytes whole, in part or not at all, as the request's headers ask. */
export function sendBytes(c: Context<Env>, { size, etag, type, caching, modified, stream }: ByteSource): Response {
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': caching,
    etag,
    ...(modified && { 'last-modified': modified.toUTCString() }),
    'accept-ranges': 'bytes',
    ...FILE_POLICY,
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const ifRange = c.req.header('if-range')
  const range = ifRange && ifRange !== etag ? null : rangeOf(c.req.header('range'), size)
  if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers['content-length'] = String(end - start + 1)
  if (range) headers['content-range'] = `bytes ${start}-${end}/${size}`
  const body = c.req.method === 'HEAD' || size === 0 ? null : stream(start, end)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** Sends a file; null where there is none. */
export async function sendFile(c: Context<Env>, { path, type, caching }: ServableFile): Promise<Response | null> {
  const file = await stat(path).catch(() => null)
  if (!file?.isFile()) return null
  const etag = `"${file.size.toString(36)}-${Math.floor(file.mtimeMs).toString(36)}"`
  const stream = (start: number, end: number) => streamOf(path, start, end)
  return sendBytes(c, { size: file.size, etag, type, caching, modified: file.mtime, stream })
}

const streamOf = (path: string, start: number, end: number): ReadableStream =>
  Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
