import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'

/** Content encoding; null for none. */
export type Encoding = 'br' | 'gzip' | null

/** The compressed beginning of a body, flushed to a byte boundary, with the stream still open. */
export interface PackedHead {
  bytes: Buffer
  /** Length before compression. */
  length: number
  checksum: number
}

interface Format {
  pack(text: Buffer, quality: number): Promise<Buffer>
  /** Appends text as stored (uncompressed) blocks, and ends the stream. */
  end(text: Buffer, beginning: PackedHead): Buffer[]
}

const packed = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Maximum size of one stored block in either format. */
const BLOCK_BYTES = 0xffff
const GZIP_LEVEL = 6

const blocksOf = (text: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(text.length / BLOCK_BYTES) }, (_, at) =>
    text.subarray(at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES),
  )

/** RFC 7932, section 9.2: not the last, four nibbles of length, uncompressed; then padding to a byte boundary. */
function brotliHead(length: number): Buffer {
  const head = Buffer.alloc(3)
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3)
  return head
}
/** The last, and empty. */
const BROTLI_END = Buffer.of(0b11)

/** RFC 1951, section 3.2.4: not the last, stored; then padding to a byte boundary. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(~length & 0xffff, 3)
  return head
}
/** The last, stored, empty. */
const DEFLATE_END = Buffer.of(1, 0, 0, 0xff, 0xff)

/** RFC 1952, section 2.3.1: checksum and length of the whole text. */
function gzipEnd(text: Buffer, { length, checksum }: PackedHead): Buffer {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc32(text, checksum), 0)
  end.writeUInt32LE((length + text.length) >>> 0, 4)
  return end
}

const formats: Record<NonNullable<Encoding> | 'plain', Format> = {
  br: {
    pack: (text, quality) =>
      packed.br(text, {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      }),
    end: (text) => [...blocksOf(text).flatMap((block) => [brotliHead(block.length), block]), BROTLI_END],
  },
  gzip: {
    pack: (text) => packed.gzip(text, { level: GZIP_LEVEL, finishFlush: constants.Z_SYNC_FLUSH }),
    end: (text, beginning) => [
      ...blocksOf(text).flatMap((block) => [storedHead(block.length), block]),
      DEFLATE_END,
      gzipEnd(text, beginning),
    ],
  },
  plain: { pack: async (text) => text, end: (text) => [text] },
}

/** Compresses the common beginning of many bodies. `quality` is brotli's, 0 to 11. */
export async function packHead(encoding: Encoding, text: string, quality: number): Promise<PackedHead> {
  const plain = Buffer.from(text)
  const bytes = await formats[encoding ?? 'plain'].pack(plain, quality)
  return { bytes, length: plain.length, checksum: crc32(plain) }
}

/** A complete body: the compressed beginning, then this response's end, which is not compressed. */
export const withTail = (encoding: Encoding, beginning: PackedHead, end: string): Buffer =>
  Buffer.concat([beginning.bytes, ...formats[encoding ?? 'plain'].end(Buffer.from(end), beginning)])
