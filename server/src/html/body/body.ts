import { LRUCache } from 'lru-cache'
import { type Encoding, type PackedHead, packHead, withTail } from './formats'

/** A document for many visitors, each with its own end. */
export type Body = (encoding: Encoding, own: string) => Promise<Buffer>

/** Brotli quality while a visitor waits: 8 ms for a page on a slow core. */
const FAST_QUALITY = 5
/** Brotli quality in the background, for documents sent more than once: 10 % smaller, in 120 ms. */
const DENSE_QUALITY = 10
/** Total size of cached compressed documents. */
const MAX_BYTES = 24_000_000

interface PackInput {
  encoding: Encoding
  compose(): string
}

interface PackedEntry {
  head: PackedHead
  isDense: boolean
}

/** The body of a document that is sent once. */
export const singleBody =
  (compose: () => string): Body =>
  async (encoding, own) =>
    withTail(encoding, await packHead(encoding, compose(), FAST_QUALITY), own)

/**
 * Creates bodies that are compressed once for all visitors. A document sent again is recompressed with a higher quality
 * in the background, one at a time, because compression competes with requests for the processors. So the first
 * responses with a page are larger than those some seconds later.
 */
export function createBodies({ maxBytes = MAX_BYTES }: { maxBytes?: number } = {}) {
  const entries = new LRUCache<string, PackedEntry, PackInput>({
    maxSize: maxBytes,
    sizeCalculation: ({ head }) => head.bytes.length + 1,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { encoding, compose } }) => ({
      head: await packHead(encoding, compose(), FAST_QUALITY),
      isDense: false,
    }),
  })
  let isPacking = false
  let bodies = 0

  async function repack(key: string, compose: () => string): Promise<void> {
    if (isPacking) return
    isPacking = true
    try {
      entries.set(key, { head: await packHead('br', compose(), DENSE_QUALITY), isDense: true })
    } catch {
      // If recompression fails, the fast version stays.
    } finally {
      isPacking = false
    }
  }

  return (compose: () => string): Body => {
    const id = bodies++
    let sent = 0
    return async (encoding, own) => {
      const key = `${id} ${encoding}`
      const { head, isDense } = await entries.forceFetch(key, { context: { encoding, compose } })
      if (encoding === 'br' && sent++ > 0 && !isDense) void repack(key, compose)
      return withTail(encoding, head, own)
    }
  }
}
