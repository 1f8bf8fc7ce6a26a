import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { FILE_POLICY } from '../media/files'
import type { Bucket } from '../provider-accounts'
import type { StorageAdapter } from '../transport/ports/storage'
import { refuse } from '../transport/refusal'
import { incoming, sweepIncoming } from './storage'

/** Timeouts: until the first byte of an answer, and between bytes of a transfer. */
const ANSWER_MS = 10_000
const STILL_MS = 30_000
const requestHeaders = ['range', 'if-range', 'if-none-match'] as const
const responseHeaders = ['content-length', 'content-range', 'etag', 'last-modified', 'accept-ranges'] as const
/** Statuses passed on to the reader; any other is a failure of the store. */
const passedStatuses = new Set([200, 206, 304, 416])

/** Stores uploads in an object store shared by all servers. A file is first received and checked on this machine. */
export function objectStorage(bucket: Bucket, dir: string): StorageAdapter {
  const { accessKeyId, secretAccessKey, region } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const objectUrl = (key: string) => `${bucket.endpoint.replace(/\/+$/, '')}/${bucket.name}/uploads/${key}`

  return {
    temporary: (name) => incoming(dir, name),
    sweep: () => sweepIncoming(dir),
    async keep(temporary, key, mime) {
      const headers = { 'content-type': mime, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }
      const signed = await client.sign(objectUrl(key), { method: 'PUT', headers })
      await put(signed, temporary)
    },
    async remove(key) {
      const response = await fetchHead(await client.sign(objectUrl(key), { method: 'DELETE' }))
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw refuse('busy', { retryAfter: 5 })
    },
    async check() {
      const response = await fetchHead(await client.sign(objectUrl('check'), { method: 'HEAD' }))
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw refuse('busy', { retryAfter: 5 })
    },
    async send(c, key, { type, caching }) {
      const conditions = requestHeaders.flatMap((name) =>
        c.req.header(name) ? [[name, c.req.header(name) as string]] : [],
      )
      const method = c.req.method === 'HEAD' ? 'HEAD' : 'GET'
      const signed = await client.sign(objectUrl(key), { method, headers: Object.fromEntries(conditions) })
      const response = await fetchHead(signed)
      // An unread body would hold the connection.
      if (response.status === 416 || !passedStatuses.has(response.status)) await response.body?.cancel()
      if (response.status === 404) return null
      if (!passedStatuses.has(response.status)) throw refuse('busy', { retryAfter: 5 })
      const headers = new Headers({ ...FILE_POLICY, 'content-type': type, 'cache-control': caching })
      for (const name of responseHeaders) {
        const value = response.headers.get(name)
        if (value !== null) headers.set(name, value)
      }
      if (response.status === 416) return new Response(null, { status: 416, headers })
      return new Response(response.body, { status: response.status, headers })
    },
  }
}

/** Fetches the head of an answer; the body may take as long as its reader. */
async function fetchHead(signed: Request): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), ANSWER_MS)
  try {
    return await fetch(signed, { signal: timeout.signal })
  } catch {
    throw refuse('busy', { retryAfter: 5 })
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a file with its length, which S3 requires and `fetch` omits for a stream. */
async function put(signed: Request, path: string): Promise<void> {
  const { size } = await stat(path)
  const request = signed.url.startsWith('https:') ? requestHttps : requestHttp
  const outgoing = request(signed.url, {
    method: 'PUT',
    headers: { ...Object.fromEntries(signed.headers), 'content-length': size },
  })
  outgoing.setTimeout(STILL_MS, () => outgoing.destroy(new Error('the object store does not answer')))
  const status = new Promise<number | undefined>((resolve, reject) => {
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })
  const [answer] = await Promise.all([status, pipeline(createReadStream(path), outgoing)]).catch(() => [undefined])
  if (answer !== 200) throw refuse('busy', { retryAfter: 5 })
}
