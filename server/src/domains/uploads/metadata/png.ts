import { crc32 } from 'node:zlib'
import { refuse } from '../../../transport/refusal'
import { onlyOrientation } from './orientation'
import { countParts } from './parts'

const SIGNATURE_BYTES = 8
/** Length, name and checksum around a chunk's data. */
const FRAME_BYTES = 12
/** Ancillary chunks that affect how a picture looks or animates. */
const ancillaryChunks = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)
const isCritical = (name: string) => /^[A-Z]/.test(name)

function chunk(name: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(data.length + FRAME_BYTES)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(name, 4, 'latin1')
  data.copy(bytes, SIGNATURE_BYTES)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, bytes.length - 4)), bytes.length - 4)
  return bytes
}

/** A PNG without texts, times, EXIF and anything after its end; the orientation stays. */
export function cleanPng(file: Buffer): Buffer[] {
  const parts = [file.subarray(0, SIGNATURE_BYTES)]
  const count = countParts()
  let at = SIGNATURE_BYTES
  while (at + FRAME_BYTES <= file.length) {
    const end = at + file.readUInt32BE(at) + FRAME_BYTES
    if (end > file.length) break
    count()
    const name = file.toString('latin1', at + 4, at + 8)
    if (isCritical(name) || ancillaryChunks.has(name)) parts.push(file.subarray(at, end))
    if (name === 'eXIf') {
      const tiff = onlyOrientation(file.subarray(at + 8, end - 4))
      if (tiff) parts.push(chunk(name, tiff))
    }
    if (name === 'IEND') return parts
    at = end
  }
  throw refuse('wrongMediaType')
}
