import { refuse } from '../../../transport/refusal'
import { onlyOrientation } from './orientation'
import { countParts } from './parts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COMMENT = 0xfe
const EXIF = 'Exif\0\0'
/** The JFIF header without the thumbnail that may follow it. */
const JFIF_BYTES = 14

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

function segment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(payload.length + 2, 2)
  return Buffer.concat([head, payload])
}

/** The part of an application segment that decoders need, and the orientation. */
function neededSegment(marker: number, payload: Buffer): Buffer | null {
  const begins = (name: string) => payload.toString('latin1', 0, name.length) === name
  if (marker === APP0 && begins('JFIF\0') && payload.length >= JFIF_BYTES) {
    const header = Buffer.from(payload.subarray(0, JFIF_BYTES))
    header.fill(0, JFIF_BYTES - 2)
    return segment(marker, header)
  }
  if (marker === APP1 && begins(EXIF)) {
    const tiff = onlyOrientation(payload.subarray(EXIF.length))
    return tiff && segment(marker, Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff]))
  }
  const isNeeded = (marker === APP2 && begins('ICC_PROFILE\0')) || (marker === APP14 && begins('Adobe'))
  return isNeeded ? segment(marker, payload) : null
}

/** End of a scan's coded data: the next marker that is neither a restart nor a stuffed byte. */
function scanEnd(file: Buffer, from: number): number {
  for (let at = from; at < file.length; at++) {
    if (file[at] !== 0xff) continue
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return file.length
}

/** A JPEG without EXIF, XMP, comments, thumbnails and anything after its end; the coded picture is unchanged. */
export function cleanJpeg(file: Buffer): Buffer[] {
  const parts: Buffer[] = [Buffer.from([0xff, START])]
  const count = countParts()
  let at = 2
  while (at < file.length) {
    if (file[at] !== 0xff) throw refuse('wrongMediaType')
    const marker = file[at + 1] ?? END
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) break
    count()
    const isPlain = !(marker >= APP0 && marker <= APP15) && marker !== COMMENT
    const length = at + 4 <= file.length ? file.readUInt16BE(at + 2) : 0
    // Only segments of applications and comments may be empty.
    if (length < (isPlain ? 3 : 2)) throw refuse('wrongMediaType')
    let end = at + 2 + length
    if (marker === SCAN) end = scanEnd(file, end)
    const part = isPlain ? file.subarray(at, end) : neededSegment(marker, file.subarray(at + 4, end))
    if (part) parts.push(part)
    at = end
  }
  return [...parts, Buffer.from([0xff, END])]
}
