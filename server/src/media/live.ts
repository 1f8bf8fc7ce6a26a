/** One round of a channel's recorded segments, played over and over. */
export interface Loop {
  /** Seconds of each segment, in order. */
  seconds: readonly number[]
  address(index: number): string
}

export const WINDOW = 7

/**
 * The playlist of an endless stream at a moment: the last segments of a loop that has run since 1970. Media sequence
 * and discontinuity sequence follow from the clock alone, so that every process gives the same answer.
 */
export function livePlaylist(loop: Loop, nowMs: number): string {
  const count = loop.seconds.length
  const round = loop.seconds.reduce((sum, seconds) => sum + seconds, 0)
  const now = nowMs / 1000
  const rounds = Math.floor(now / round)
  const newest = rounds * count + segmentAt(loop.seconds, now - rounds * round)
  const first = newest - WINDOW + 1
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...loop.seconds))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitiesBefore(first, count)}`,
  ]
  for (let sequence = first; sequence <= newest; sequence++) {
    const index = sequence % count
    if (index === 0) lines.push('#EXT-X-DISCONTINUITY')
    lines.push(`#EXTINF:${(loop.seconds[index] ?? 0).toFixed(3)},`, loop.address(index))
  }
  return `${lines.join('\n')}\n`
}

function segmentAt(seconds: readonly number[], offset: number): number {
  let end = 0
  for (const [index, length] of seconds.entries()) {
    end += length
    if (end > offset) return index
  }
  return seconds.length - 1
}

/** A player may walk through every number below the first (hls.js 1.7 does, at each reload): they begin anew. */
const DISCONTINUITIES = 10_000

/** Discontinuities that have left the playlist: one before each segment that begins a round. */
const discontinuitiesBefore = (sequence: number, count: number): number => Math.ceil(sequence / count) % DISCONTINUITIES
