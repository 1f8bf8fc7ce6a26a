import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { codes } from '@plaza/shared/api'
import type { Answer } from './answer'

const KEEP_MS = 1_000
const MAX_ENTRIES = 500
const SMALL_BYTES = 1_024

/** An answer as bytes, compressed at most once for everyone who gets it. */
export interface Packed {
  answer: Answer
  body: Buffer
  etag: string
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>
}

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export function pack(answer: Answer): Packed {
  const body = Buffer.from(JSON.stringify(answer.envelope))
  const kept: Partial<Record<'br' | 'gzip', Promise<Buffer>>> = {}
  return {
    answer,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => (kept[encoding] ??= encode(encoding, body)),
  }
}

const encode = (encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> =>
  encoding === 'br'
    ? compressed.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : compressed.gzip(body, { level: 5 })

/** The encoding to answer with; none for what is too small to gain. */
export function encodingFor(accepted: string | undefined, bytes: number): 'br' | 'gzip' | null {
  if (bytes < SMALL_BYTES || !accepted) return null
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/**
 * Answers to the literal guest, kept for a second: a thousand phones that open one page at once ask the database once.
 * Failures are collapsed too, but not kept.
 */
export class GuestCache {
  private readonly entries = new Map<string, { until: number; packed: Promise<Packed> }>()

  get(key: string, make: () => Promise<Answer>, now = Date.now()): Promise<Packed> {
    const found = this.entries.get(key)
    if (found && found.until > now) return found.packed
    const entry = { until: Number.POSITIVE_INFINITY, packed: make().then(pack) }
    this.entries.set(key, entry)
    this.trim()
    entry.packed.then(
      ({ answer }) => {
        if (answer.envelope.code === codes.success) entry.until = Date.now() + KEEP_MS
        else this.drop(key, entry)
      },
      () => this.drop(key, entry),
    )
    return entry.packed
  }

  clear(): void {
    this.entries.clear()
  }

  private drop(key: string, entry: unknown): void {
    if (this.entries.get(key) === entry) this.entries.delete(key)
  }

  private trim(): void {
    const oldest = this.entries.keys().next().value
    if (this.entries.size > MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest)
  }
}
