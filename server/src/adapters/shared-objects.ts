import { AwsClient } from 'aws4fetch'
import type { Bucket } from '../provider-accounts'
import type { SharedObjects } from '../transport/ports/release-files'
import { refuse } from '../transport/refusal'

/** For a whole transfer: objects are small. */
const TRANSFER_MS = 30_000
/** Above the size of any file that is put here. */
const MAX_BYTES = 20_000_000

/** Objects of a bucket by their whole key. */
export function sharedObjects(bucket: Bucket): SharedObjects {
  const { accessKeyId, secretAccessKey, region } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const base = `${bucket.endpoint.replace(/\/+$/, '')}/${bucket.name}/`

  async function ask(key: string, init: RequestInit): Promise<Response> {
    const response = await client
      .fetch(base + key, { ...init, signal: AbortSignal.timeout(TRANSFER_MS) })
      .catch(() => null)
    if (response && (response.ok || response.status === 404)) return response
    await response?.body?.cancel()
    throw refuse('busy', { retryAfter: 5 })
  }

  return {
    async remove(key) {
      const response = await ask(key, { method: 'DELETE' })
      await response.body?.cancel()
    },
    async put(key, content, type) {
      const headers = { 'content-type': type, 'content-length': String(content.length) }
      const response = await ask(key, { method: 'PUT', headers, body: new Uint8Array(content) })
      await response.body?.cancel()
      if (!response.ok) throw refuse('busy', { retryAfter: 5 })
    },
    async get(key) {
      const response = await ask(key, { method: 'GET' })
      const size = Number(response.headers.get('content-length') ?? 0)
      if (response.ok && size <= MAX_BYTES) return Buffer.from(await response.arrayBuffer())
      await response.body?.cancel()
      return null
    },
  }
}
