import { refuse } from '../../../transport/refusal'
import { mpegFrame } from './mpeg-frame'

const TAG_HEAD_BYTES = 10
const FOOTER = 0x10
/** Encoders write one tag, some two; a long chain of empty ones only costs time. */
const MAX_TAGS = 8
/** Zeros that encoders leave between a tag and the sound. */
const MAX_PADDING = 65_536
/** An eighth of a second: shorter files are something else behind one frame header. */
const MIN_FRAMES = 5
/** Ten hours of the shortest frames (24 ms). */
const MAX_FRAMES = 1_500_000

/** End of the ID3 tags before the sound; each states its length in four groups of seven bits. */
function soundBegin(file: Buffer): number {
  let at = 0
  for (let tags = 0; file.toString('latin1', at, at + 3) === 'ID3' && at + TAG_HEAD_BYTES <= file.length; tags++) {
    if (tags === MAX_TAGS) throw refuse('wrongMediaType')
    const [a = 0, b = 0, c = 0, d = 0] = file.subarray(at + 6, at + TAG_HEAD_BYTES)
    const footer = (file[at + 5] ?? 0) & FOOTER ? TAG_HEAD_BYTES : 0
    at += TAG_HEAD_BYTES + (((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (d & 127)) + footer
  }
  const lastPadding = at + MAX_PADDING
  while (file[at] === 0 && at < lastPadding) at++
  return at
}

/** Walks from frame to frame; the sound ends at the first position without a complete frame of the same kind. */
function soundEnd(file: Buffer, begin: number): number {
  const first = mpegFrame(file, begin)
  let at = begin
  let frames = 0
  for (let frame = first; frame && frame.kind === first?.kind; frame = mpegFrame(file, at)) {
    if (at + frame.bytes > file.length) break
    at += frame.bytes
    frames++
    if (frames > MAX_FRAMES) throw refuse('wrongMediaType')
  }
  if (frames < MIN_FRAMES) throw refuse('wrongMediaType')
  return at
}

/** Only the frames of an MP3, without tags before and anything after them. */
export function cleanMp3(file: Buffer): Buffer[] {
  const begin = soundBegin(file)
  return [file.subarray(begin, soundEnd(file, begin))]
}

/** Duration of an MP3, by its frames. */
export function mp3Seconds(file: Buffer): number {
  const [sound = file] = cleanMp3(file)
  let [at, seconds] = [0, 0]
  for (let frame = mpegFrame(sound, at); frame; frame = mpegFrame(sound, at)) {
    at += frame.bytes
    seconds += frame.seconds
  }
  return seconds
}
