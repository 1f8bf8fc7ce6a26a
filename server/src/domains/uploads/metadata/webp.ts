import { refuse } from '../../../transport/refusal'
import { onlyOrientation } from './orientation'
import { countParts } from './parts'

const HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8
/** Position, size, duration and flags of a frame, before its own chunks. */
const FRAME_HEAD_BYTES = 16
const EXIF = 'Exif\0\0'
const HAS_EXIF = 0x08
const HAS_XMP = 0x04
const drawnChunks = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP'])

interface Chunk {
  name: string
  data: Buffer
}

function chunksOf(file: Buffer, count: () => void): Chunk[] {
  const chunks: Chunk[] = []
  let at = 0
  while (at + CHUNK_HEAD_BYTES <= file.length) {
    count()
    const end = at + CHUNK_HEAD_BYTES + file.readUInt32LE(at + 4)
    const name = file.toString('latin1', at, at + 4)
    if (end > file.length || (drawnChunks.has(name) && file.readUInt32LE(at + 4) === 0)) throw refuse('wrongMediaType')
    chunks.push({ name, data: file.subarray(at + CHUNK_HEAD_BYTES, end) })
    at = end + ((end - at) & 1)
  }
  return chunks
}

function encodeChunk({ name, data }: Chunk): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD_BYTES)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)])
}

function orientationOnly(data: Buffer): Buffer | null {
  const isPrefixed = data.toString('latin1', 0, EXIF.length) === EXIF
  return onlyOrientation(isPrefixed ? data.subarray(EXIF.length) : data)
}

function neededChunks({ name, data }: Chunk, flags: number, count: () => void): Chunk[] {
  if (drawnChunks.has(name)) return [{ name, data }]
  if (name === 'VP8X') {
    const header = Buffer.from(data)
    header[0] = flags
    return [{ name, data: header }]
  }
  if (name === 'ANMF') {
    const frameChunks = chunksOf(data.subarray(FRAME_HEAD_BYTES), count).filter((one) => drawnChunks.has(one.name))
    return [{ name, data: Buffer.concat([data.subarray(0, FRAME_HEAD_BYTES), ...frameChunks.map(encodeChunk)]) }]
  }
  const tiff = name === 'EXIF' ? orientationOnly(data) : null
  return tiff ? [{ name, data: tiff }] : []
}

/** A WebP without EXIF, XMP and unknown chunks; the orientation stays. */
export function cleanWebp(file: Buffer): Buffer[] {
  const end = Math.min(file.length, file.readUInt32LE(4) + CHUNK_HEAD_BYTES)
  const count = countParts()
  const chunks = chunksOf(file.subarray(HEAD_BYTES, end), count)
  const exif = chunks.find(({ name }) => name === 'EXIF')
  const flags = chunks.find(({ name }) => name === 'VP8X')?.data[0] ?? 0
  const newFlags = (flags & ~HAS_EXIF & ~HAS_XMP) | (exif && orientationOnly(exif.data) ? HAS_EXIF : 0)
  const body = chunks.flatMap((chunk) => neededChunks(chunk, newFlags, count)).map(encodeChunk)
  const head = Buffer.from(file.subarray(0, HEAD_BYTES))
  head.writeUInt32LE(
    body.reduce((sum, part) => sum + part.length, 4),
    4,
  )
  return [head, ...body]
}
