import { begin, type Encoding, type PackedHead, withTail } from './formats'

/** Sends one document to many, each with an end of their own. */
export type Body = (encoding: Encoding, own: string) => Promise<Buffer>

/** Brotli's quality for who waits for it: 8 ms for a page on a slow core. */
const FAST_QUALITY = 5
/** A tenth smaller, for 120 ms: for what is sent again, beside the requests. */
const DENSE_QUALITY = 10

/**
 * Makes bodies that are packed once however many get them. One that is sent again is packed harder meanwhile; one body at
 * a time, since it takes a processor that requests need too.
 */
export function createBodies() {
  let isPacking = false

  async function packDensely(compose: () => string): Promise<PackedHead | null> {
    if (isPacking) return null
    isPacking = true
    try {
      return await begin('br', compose(), DENSE_QUALITY)
    } catch {
      return null
    } finally {
      isPacking = false
    }
  }

  return (compose: () => string): Body => {
    const heads = new Map<Encoding, Promise<PackedHead>>()
    let isDense = false

    async function repack(): Promise<void> {
      isDense = true
      const dense = await packDensely(compose)
      if (dense) heads.set('br', Promise.resolve(dense))
      else isDense = false
    }

    return async (encoding, own) => {
      const known = heads.get(encoding)
      const beginning = known ?? begin(encoding, compose(), FAST_QUALITY)
      if (!known) heads.set(encoding, beginning)
      else if (encoding === 'br' && !isDense) void repack()
      return withTail(encoding, await beginning, own)
    }
  }
}
