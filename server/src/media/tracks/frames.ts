/** MPEG-1 Layer III at 32 kHz in joint stereo: the only format of long tracks' pieces. */
export const FRAME_SECONDS = 1152 / 32_000
const HEADER_BYTES = 4
const SIDE_BYTES = 32
const HEAD = HEADER_BYTES + SIDE_BYTES
const KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const BYTES_PER_KBPS = 144_000 / 32_000
/** The first nine bits of the side information: how many bytes of the frame's data are in earlier frames. */
const RESERVOIR_BITS = 9
const GRANULES = 4
const FIRST_GRANULE_BIT = 20
const GRANULE_BITS = 59
const LENGTH_BITS = 12
const GAIN_OFFSET = 21

const bytesOf = (rate: number): number => (KBPS[rate] ?? 0) * BYTES_PER_KBPS

function bits(bytes: Buffer, from: number, count: number): number {
  let value = 0
  for (let bit = from; bit < from + count; bit++) value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
  return value
}

/** The length of the frame at this offset; 0 if there is none of this format. */
export function frameBytes(file: Buffer, at: number): number {
  const [sync, kind, rate = 0] = [file[at], file[at + 1], file[at + 2]]
  if (sync !== 0xff || kind !== 0xfb || (rate & 0x0c) !== 0x08) return 0
  return bytesOf(rate >> 4) + ((rate >> 1) & 1)
}

/** Offset of the first frame, after the encoder's tags. */
function firstFrame(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3') return 0
  return 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + (file[at] ?? 0), 0)
}

const isInfoFrame = (file: Buffer, at: number): boolean =>
  ['Xing', 'Info'].includes(file.toString('latin1', at + HEAD, at + HEAD + 4))

/**
 * The frames of a file, made independent of each other. Encoders store part of a frame's data in earlier frames (the
 * bit reservoir), so a file cannot be cut between two frames. Here each frame gets its own data back, in the smallest
 * size that fits.
 */
export function wholeFrames(file: Buffer): Buffer[] {
  const frames: Buffer[] = []
  const data: Buffer[] = []
  let before = 0
  const heads: { at: number; starts: number }[] = []
  for (let at = firstFrame(file), size = frameBytes(file, at); size > 0; at += size, size = frameBytes(file, at)) {
    if (isInfoFrame(file, at)) continue
    heads.push({ at, starts: before - bits(file.subarray(at + HEADER_BYTES), 0, RESERVOIR_BITS) })
    data.push(file.subarray(at + HEAD, at + size))
    before += size - HEAD
  }
  const all = Buffer.concat(data)
  for (const { at, starts } of heads) {
    const side = file.subarray(at + HEADER_BYTES, at + HEAD)
    frames.push(wholeFrame(file.subarray(at, at + HEADER_BYTES), side, all.subarray(starts, starts + dataBytes(side))))
  }
  return frames
}

function dataBytes(side: Buffer): number {
  let sum = 0
  for (let granule = 0; granule < GRANULES; granule++)
    sum += bits(side, FIRST_GRANULE_BIT + granule * GRANULE_BITS, LENGTH_BITS)
  return Math.ceil(sum / 8)
}

function wholeFrame(header: Buffer, side: Buffer, data: Buffer): Buffer {
  const rate = KBPS.findIndex((_, index) => index > 0 && bytesOf(index) >= HEAD + data.length)
  const frame = Buffer.alloc(bytesOf(rate))
  header.copy(frame)
  frame[2] = (rate << 4) | 0x08
  side.copy(frame, HEADER_BYTES)
  frame[HEADER_BYTES] = 0
  frame[HEADER_BYTES + 1] = (frame[HEADER_BYTES + 1] ?? 0) & 0x7f
  data.copy(frame, HEAD)
  return frame
}

/** The same frame, attenuated by steps of 1.5 dB, to fade a piece in and out. */
export function attenuate(frame: Buffer, steps: number): Buffer {
  const copy = Buffer.from(frame)
  const side = copy.subarray(HEADER_BYTES, HEAD)
  for (let granule = 0; granule < GRANULES; granule++) {
    const at = FIRST_GRANULE_BIT + granule * GRANULE_BITS + GAIN_OFFSET
    writeByte(side, at, Math.max(0, bits(side, at, 8) - steps))
  }
  return copy
}

function writeByte(bytes: Buffer, at: number, value: number): void {
  for (let bit = 0; bit < 8; bit++) {
    const [index, mask] = [(at + bit) >> 3, 0x80 >> ((at + bit) & 7)]
    const old = bytes[index] ?? 0
    bytes[index] = value & (0x80 >> bit) ? old | mask : old & ~mask
  }
}

const TABLE_ENTRIES = 100

/** The info frame of a track: number of frames and bytes, and the offset of each hundredth of the duration. */
export function infoFrame(count: number, bytes: number, offsetAt: (share: number) => number): Buffer {
  const frame = Buffer.alloc(bytesOf(5))
  frame.set([0xff, 0xfb, (5 << 4) | 0x08, 0x40])
  const total = frame.length + bytes
  let at = frame.write('Xing', HEAD, 'latin1') + HEAD
  at = frame.writeUInt32BE(0x07, at)
  at = frame.writeUInt32BE(count, at)
  at = frame.writeUInt32BE(total, at)
  for (let entry = 0; entry < TABLE_ENTRIES; entry++)
    frame[at + entry] = Math.min(255, Math.floor(((frame.length + offsetAt(entry / TABLE_ENTRIES)) / total) * 256))
  return frame
}
