import { LRUCache } from 'lru-cache'
import { type Encoding, type PackedHead, packHead, withTail } from './formats'

/** Sends one document to many, each with an end of their own. */
export type Body = (encoding: Encoding, own: string) => Promise<Buffer>

/** Brotli's quality for who waits for it: 8 ms for a page on a slow core. */
const FAST_QUALITY = 5
/** A tenth smaller, for 120 ms: for what is sent again, beside the requests. */
const DENSE_QUALITY = 10
/** Of packed documents in all. */
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
 * Makes bodies that are packed once however many get them. One that is sent again is packed harder meanwhile; one body at
 * a time, since it takes a processor that requests need too. So the first answers of a page are larger than those some
 * seconds later.
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
      // What was packed fast is sent on.
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
