import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { attenuate, infoFrame, wholeFrames } from './frames'

/** A piece of a file in the assets; offsets and fades are in frames. */
interface TrackPart {
  file: string
  from: number
  frames: number
  fadeIn: number
  fadeOut: number
}

interface Arrangement {
  id: string
  seconds: number
  parts: TrackPart[]
}

/** A track as it is sent; it does not exist as a file. */
export interface Track {
  size: number
  etag: string
  /** The bytes of a range, the last one inclusive. */
  stream(start: number, end: number): ReadableStream
}

interface TrackSegment {
  part: TrackPart
  frames: Buffer[]
  /** Offset of each frame of the part in the track, and of the part's end. */
  starts: Uint32Array
}

/** Depth of a fade, in steps of 1.5 dB. */
const FADE_STEPS = 30

/**
 * The long tracks, from the document next to their pieces. Each file is read and converted once; a track is only a
 * sequence of frames, which are read from the pieces while sending.
 */
export function createTracks(assetsDir: string): (id: string) => Promise<Track | null> {
  const files = new Map<string, Promise<Buffer[]>>()
  const tracks = new Map<string, Promise<Track>>()
  let document: Promise<Map<string, Arrangement>> | undefined
  const framesOf = (file: string) =>
    memoize(files, file, async () => wholeFrames(await readFile(join(assetsDir, file))))
  return async (id) => {
    document ??= readDocument(assetsDir)
    const arrangement = (await document).get(id)
    if (!arrangement) return null
    return memoize(tracks, id, async () => {
      const frames = await Promise.all(arrangement.parts.map(({ file }) => framesOf(file)))
      return trackOf(arrangement, frames)
    })
  }
}

/** Caches a promise; a failure is not cached. */
function memoize<T>(cache: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = cache.get(key)
  if (found) return found
  const value = ask()
  cache.set(key, value)
  value.catch(() => cache.delete(key))
  return value
}

async function readDocument(assetsDir: string): Promise<Map<string, Arrangement>> {
  const text = await readFile(join(assetsDir, 'tracks.json'), 'utf8').catch(() => '[]')
  return new Map((JSON.parse(text) as Arrangement[]).map((one) => [one.id, one]))
}

function trackOf(arrangement: Arrangement, frames: Buffer[][]): Track {
  let at = 0
  const segments = arrangement.parts.map((part, index): TrackSegment => {
    const own = (frames[index] ?? []).slice(part.from, part.from + part.frames)
    const starts = new Uint32Array(own.length + 1)
    for (const [place, frame] of own.entries()) {
      starts[place] = at
      at += frame.length
    }
    starts[own.length] = at
    return { part, frames: own, starts }
  })
  const count = segments.reduce((sum, one) => sum + one.frames.length, 0)
  const head = infoFrame(count, at, (share) => offsetOf(segments, Math.floor(share * count)))
  const size = head.length + at
  const hash = createHash('sha256')
    .update(JSON.stringify([arrangement, size]))
    .digest('hex')
  function* slices(start: number, end: number) {
    if (start < head.length) yield head.subarray(start, Math.min(head.length, end + 1))
    for (const one of segments) yield* slicesOf(one, start - head.length, end - head.length)
  }
  return {
    size,
    etag: `"${hash.slice(0, 20)}"`,
    stream: (start, end) =>
      Readable.toWeb(Readable.from(chunks(slices(start, end)), { objectMode: false })) as ReadableStream,
  }
}

const CHUNK_BYTES = 65_536

/** Groups frames of some hundred bytes into larger chunks. */
function* chunks(slices: Generator<Buffer>): Generator<Buffer> {
  let batch: Buffer[] = []
  let bytes = 0
  for (const slice of slices) {
    batch.push(slice)
    bytes += slice.length
    if (bytes < CHUNK_BYTES) continue
    yield Buffer.concat(batch)
    batch = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(batch)
}

function offsetOf(segments: TrackSegment[], frame: number): number {
  let left = frame
  for (const { frames, starts } of segments) {
    if (left < frames.length) return starts[left] ?? 0
    left -= frames.length
  }
  return 0
}

/** The bytes of a part inside a range of the track. */
function* slicesOf({ part, frames, starts }: TrackSegment, start: number, end: number): Generator<Buffer> {
  if ((starts[frames.length] ?? 0) <= start || (starts[0] ?? 0) > end) return
  for (let index = frameAt(starts, start); index < frames.length; index++) {
    const [begins, frame] = [starts[index] ?? 0, frames[index]]
    if (begins > end || !frame) return
    yield fadeFrame(frame, index, part).subarray(Math.max(0, start - begins), Math.min(frame.length, end + 1 - begins))
  }
}

/** Index of the frame at an offset of the track. */
function frameAt(starts: Uint32Array, place: number): number {
  let [low, high] = [0, starts.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle
  }
  return low
}

function fadeFrame(frame: Buffer, index: number, { frames, fadeIn, fadeOut }: TrackPart): Buffer {
  const share = Math.min(fadeIn ? index / fadeIn : 1, fadeOut ? (frames - 1 - index) / fadeOut : 1)
  const steps = share >= 1 ? 0 : Math.round((1 - share) * FADE_STEPS)
  return steps === 0 ? frame : attenuate(frame, steps)
}
