/** The recorded segments of a channel, repeated endlessly. */
export interface Loop {
  /** Seconds of each segment, in order. */
  seconds: readonly number[]
  address(index: number): string
}

/** Number of segments in the playlist, about twenty seconds: a player starts three segments before the newest. */
export const WINDOW = 10

/**
 * The live playlist at a time: the last segments of a loop that started in 1970. Media sequence and discontinuity
 * sequence depend only on the clock, so every process gives the same answer.
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

/** The recorded playlist of a programme: the loop repeated for its duration, with an end. */
export function recordedPlaylist(loop: Loop, seconds: number): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...loop.seconds))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
  ]
  let at = 0
  for (let sequence = 0; at < seconds; sequence++) {
    const index = sequence % loop.seconds.length
    const length = loop.seconds[index] ?? 0
    if (index === 0 && sequence > 0) lines.push('#EXT-X-DISCONTINUITY')
    lines.push(`#EXTINF:${length.toFixed(3)},`, loop.address(index))
    at += length
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`
}

function segmentAt(seconds: readonly number[], offset: number): number {
  let end = 0
  for (const [index, length] of seconds.entries()) {
    end += length
    if (end > offset) return index
  }
  return seconds.length - 1
}

/**
 * The sequence wraps, because a player may iterate over every number below the first (hls.js 1.7 does, at each reload).
 */
const DISCONTINUITIES = 10_000

/** Number of discontinuities that have left the playlist: one before each repetition. */
const discontinuitiesBefore = (sequence: number, count: number): number => Math.ceil(sequence / count) % DISCONTINUITIES
