import { refuse } from '../../../transport/refusal'

const HEAD_BYTES = 10
const FOOTER = 0x10
const OLD_TAG_BYTES = 128
const APE = 'APETAGEX'
const APE_BYTES = 32

/** Where the tags before the sound end: each says its length in four times seven bits. */
function soundBegin(file: Buffer): number {
  let at = 0
  while (file.toString('latin1', at, at + 3) === 'ID3' && at + HEAD_BYTES <= file.length) {
    const [a = 0, b = 0, c = 0, d = 0] = file.subarray(at + 6, at + HEAD_BYTES)
    const footer = (file[at + 5] ?? 0) & FOOTER ? HEAD_BYTES : 0
    at += HEAD_BYTES + (((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (d & 127)) + footer
  }
  while (file[at] === 0) at++
  return at
}

/** Where the sound ends: before the tags of players that write them behind it. */
function soundEnd(file: Buffer): number {
  let end = file.length
  if (file.toString('latin1', end - OLD_TAG_BYTES, end - OLD_TAG_BYTES + 3) === 'TAG') end -= OLD_TAG_BYTES
  const ape = end - APE_BYTES
  if (ape >= 0 && file.toString('latin1', ape, ape + APE.length) === APE) {
    const hasHeader = (file.readUInt32LE(ape + 20) & 0x80_00_00_00) !== 0
    end -= file.readUInt32LE(ape + 12) + (hasHeader ? APE_BYTES : 0)
  }
  return end
}

/** An MP3 without its tags: titles, comments, pictures, places. */
export function cleanMp3(file: Buffer): Buffer[] {
  const [begin, end] = [soundBegin(file), soundEnd(file)]
  const isSound = file[begin] === 0xff && ((file[begin + 1] ?? 0) & 0xe0) === 0xe0
  if (!isSound || end <= begin) throw refuse('wrongMediaType')
  return [file.subarray(begin, end)]
}
