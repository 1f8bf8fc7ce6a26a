import type { FileHandle } from 'node:fs/promises'
import { refuse } from '../../../transport/refusal'
import { countParts } from './parts'

/** Length and name of a box; a length that does not fit follows in eight bytes more. */
const HEAD_BYTES = 8
const LONG_HEAD_BYTES = 16
/** An index of two hours has some eight megabytes. */
const MAX_INDEX_BYTES = 32_000_000
const ZEROS = Buffer.alloc(65_536)

/** Boxes in which phones write the place, the device, texts and covers. */
const telling = new Set(['udta', 'meta', 'uuid'])
/** What holds further boxes, by where it stands: whatever claims to be nested deeper is no such box. */
const within: Readonly<Record<string, string>> = { moov: 'trak', trak: 'mdia' }
/** Boxes that begin with two moments: when it was filmed, and when it was changed. */
const dated = new Set(['mvhd', 'tkhd', 'mdhd'])

interface Box {
  name: string
  at: number
  /** Where its content begins, and where the next box does. */
  content: number
  end: number
}

/** The box whose head lies at a place of a file or of a box that ends at `limit`; refuses one that is longer than that. */
function boxOf(head: Buffer, at: number, limit: number): Box {
  const short = head.readUInt32BE(0)
  const isLong = short === 1 && head.length >= LONG_HEAD_BYTES
  const length = isLong ? Number(head.readBigUInt64BE(HEAD_BYTES)) : short
  const headBytes = isLong ? LONG_HEAD_BYTES : HEAD_BYTES
  const end = length === 0 ? limit : at + length
  if (end > limit || end < at + headBytes) throw refuse('wrongMediaType')
  return { name: head.toString('latin1', 4, HEAD_BYTES), at, content: at + headBytes, end }
}

/** Makes free space of what tells, below the box of a name whose content this is. */
function cleanBoxes(parent: string, index: Buffer, from: number, to: number, count: () => void): void {
  let at = from
  while (at + HEAD_BYTES <= to) {
    const { name, content, end } = boxOf(index.subarray(at, at + LONG_HEAD_BYTES), at, to)
    count()
    if (telling.has(name)) {
      index.write('free', at + 4, 'latin1')
      index.fill(0, content, end)
    }
    if (dated.has(name)) {
      const bytes = index[content] === 1 ? 16 : 8
      index.fill(0, Math.min(content + 4, end), Math.min(content + 4 + bytes, end))
    }
    if (within[parent] === name) cleanBoxes(name, index, content, end, count)
    at = end
  }
}

async function blank(file: FileHandle, { at, content, end }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1')
  for (let place = content; place < end; place += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - place), place)
}

async function cleanIndex(file: FileHandle, { content, end }: Box, count: () => void): Promise<void> {
  if (end - content > MAX_INDEX_BYTES) throw refuse('wrongMediaType')
  const index = Buffer.alloc(end - content)
  await file.read(index, 0, index.length, content)
  cleanBoxes('moov', index, 0, index.length, count)
  await file.write(index, 0, index.length, content)
}

/**
 * Makes free space, where it lies, of what an MP4 tells beside its film or sound: places, devices, texts, covers and
 * moments. Nothing is moved, so that what points into the file stays right. Refuses a file whose boxes do not fit into
 * it, and one without an index.
 */
export async function cleanMp4(file: FileHandle, bytes: number): Promise<void> {
  const head = Buffer.alloc(LONG_HEAD_BYTES)
  const count = countParts()
  let indexes = 0
  for (let at = 0; at + HEAD_BYTES <= bytes; ) {
    const { bytesRead } = await file.read(head, 0, LONG_HEAD_BYTES, at)
    const box = boxOf(head.subarray(0, bytesRead), at, bytes)
    count()
    if (telling.has(box.name)) await blank(file, box)
    if (box.name === 'moov') {
      indexes += 1
      await cleanIndex(file, box, count)
    }
    at = box.end
  }
  if (indexes !== 1) throw refuse('wrongMediaType')
}
