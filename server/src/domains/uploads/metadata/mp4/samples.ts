import { refuse } from '../../../../transport/refusal'
import { type Box, boxesIn } from './boxes'

/** More than one sample of positions or texts per second for a whole day. */
const MOST_CHUNKS = 200_000

/** Start (inclusive) and end (exclusive) in bytes. */
export type Range = [from: number, to: number]

interface SampleTable {
  count: number
  at: number
}

/** Start of a table's rows, and the number of rows that fit into its box. */
function tableOf(index: Buffer, box: Box | undefined, head: number, row: number): SampleTable {
  if (!box || box.content + head > box.end) return { count: 0, at: 0 }
  const at = box.content + head
  return { count: Math.min(index.readUInt32BE(at - 4), Math.floor((box.end - at) / row)), at }
}

/** Returns a function that sums the sizes of consecutive samples. */
function sizesOf(index: Buffer, box: Box | undefined): (first: number, count: number) => number {
  const { count: rows, at } = tableOf(index, box, 12, 4)
  const same = box && box.content + 8 <= box.end ? index.readUInt32BE(box.content + 4) : 0
  if (same > 0) return (_, count) => same * count
  return (first, count) => {
    let bytes = 0
    for (let sample = first; sample < Math.min(first + count, rows); sample++)
      bytes += index.readUInt32BE(at + sample * 4)
    return bytes
  }
}

/** The ranges of a track's samples, from its tables. */
export function samplesOf(index: Buffer, tables: Box): Range[] {
  const all = boxesIn(index, tables.content, tables.end)
  const named = (name: string) => all.find((box) => box.name === name)
  const isLong = named('co64') !== undefined
  const chunks = tableOf(index, named('co64') ?? named('stco'), 8, isLong ? 8 : 4)
  if (chunks.count > MOST_CHUNKS) throw refuse('wrongMediaType')
  const runs = tableOf(index, named('stsc'), 8, 12)
  const bytesOf = sizesOf(index, named('stsz'))
  const ranges: Range[] = []
  let [sample, run, perChunk] = [0, 0, 0]
  for (let chunk = 0; chunk < chunks.count; chunk++) {
    for (; run < runs.count && index.readUInt32BE(runs.at + run * 12) <= chunk + 1; run++)
      perChunk = index.readUInt32BE(runs.at + run * 12 + 4)
    const place = chunks.at + chunk * (isLong ? 8 : 4)
    const from = isLong ? Number(index.readBigUInt64BE(place)) : index.readUInt32BE(place)
    ranges.push([from, from + bytesOf(sample, perChunk)])
    sample += perChunk
  }
  return ranges
}

/** Sorted ranges without overlap. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const found: Range[] = []
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const last = found.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else found.push([from, to])
  }
  return found
}

/** The parts of ranges that lie within sorted places. */
export function intersectRanges(ranges: readonly Range[], places: readonly Range[]): Range[] {
  const found: Range[] = []
  const wanted = mergeRanges(ranges)
  let place = 0
  for (let at = 0; at < wanted.length && place < places.length; ) {
    const [[from, to], [begin, end]] = [wanted[at], places[place]] as [Range, Range]
    if (from < end && to > begin) found.push([Math.max(from, begin), Math.min(to, end)])
    if (to <= end) at++
    else place++
  }
  return found
}
