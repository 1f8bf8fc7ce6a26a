import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import type { Answer } from '../answer'

const SMALL_BYTES = 1_024

/** JSON as bytes, compressed at most once for all recipients. */
export interface PackedBytes {
  body: Buffer
  etag: string
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>
}

export interface PackedAnswer extends PackedBytes {
  answer: Answer
  /** Creation time in ms since the epoch. */
  at: number
}

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export const pack = (answer: Answer): PackedAnswer => ({ answer, at: Date.now(), ...packJson(answer.envelope) })

export function packJson(value: unknown): PackedBytes {
  const body = Buffer.from(JSON.stringify(value))
  const encodings: Partial<Record<'br' | 'gzip', Promise<Buffer>>> = {}
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => (encodings[encoding] ??= encode(encoding, body)),
  }
}

/** Compresses with a quality suited to a response that is created for one request. */
export const encode = (encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> =>
  encoding === 'br'
    ? compressors.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : compressors.gzip(body, { level: 5 })

/** The encoding by the weights of `Accept-Encoding`; null for a small body. */
export function encodingFor(accepted: string | undefined, bytes: number): 'br' | 'gzip' | null {
  if (bytes < SMALL_BYTES || !accepted) return null
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]))
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), weightOf('gzip')]
  if (br > 0 && br >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : null
}
