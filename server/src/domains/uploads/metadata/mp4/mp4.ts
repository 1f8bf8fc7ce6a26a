import type { FileHandle } from 'node:fs/promises'
import { refuse } from '../../../../transport/refusal'
import { countParts } from '../parts'
import { type Box, blankBox, boxAt, boxesIn, boxOf, HEAD_BYTES, LONG_HEAD_BYTES } from './boxes'
import { intersectRanges, type Range, samplesOf } from './samples'
import { cleanBelow, handlerOf } from './tracks'

/** The index of two hours has about eight megabytes. */
const MAX_INDEX_BYTES = 32_000_000
/** In all fragments together: three hours of one-second fragments have about ten each. */
const MAX_FRAGMENT_BOXES = 150_000
const MAX_BRANDS_BYTES = 1_000
const ZEROS = Buffer.alloc(65_536)
/** Besides the index: the media data, and the offsets of its fragments. */
const keptBoxes = new Set(['mdat', 'sidx'])
const indexBoxes = new Set(['moov', 'moof', 'mfra'])
const BRAND = /^[\w ]{4}$/

async function readBox(file: FileHandle, { at, end }: Box): Promise<Buffer> {
  if (end - at > MAX_INDEX_BYTES) throw refuse('wrongMediaType')
  const index = Buffer.alloc(end - at)
  await file.read(index, 0, index.length, at)
  return index
}

async function zero(file: FileHandle, [from, to]: Range): Promise<void> {
  for (let place = from; place < to; place += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, to - place), place)
}

/** Turns tracks that are neither video nor audio into free space; returns the ranges of their samples. */
function dropTracks(index: Buffer, moov: Box) {
  const tracks = boxesIn(index, moov.content, moov.end).filter(({ name }) => name === 'trak')
  const handlers: string[] = []
  const dropped: Range[][] = []
  for (const track of tracks) {
    const handler = handlerOf(index, track)
    if (handler === 'vide' || handler === 'soun') {
      handlers.push(handler)
      continue
    }
    const tables = boxAt(index, track, ['mdia', 'minf', 'stbl'])
    dropped.push(tables ? samplesOf(index, tables) : [])
    blankBox(index, track)
  }
  return { handlers, dropped }
}

/** Cleans an index box; returns the kinds of its tracks, and the samples of removed ones. */
async function cleanIndex(file: FileHandle, box: Box, count: () => void): Promise<ReturnType<typeof dropTracks>> {
  const index = await readBox(file, box)
  const top = boxOf(index.subarray(0, LONG_HEAD_BYTES), 0, index.length)
  const tracks = box.name === 'moov' ? dropTracks(index, top) : { handlers: [], dropped: [] }
  cleanBelow(index, top, count)
  await file.write(index, 0, index.length, box.at)
  return tracks
}

/** The file's brands: four characters each, and no text. */
async function cleanBrands(file: FileHandle, box: Box): Promise<void> {
  if (box.end - box.at > MAX_BRANDS_BYTES) throw refuse('wrongMediaType')
  const brands = await readBox(file, box)
  const first = box.content - box.at
  for (let at = first; at < brands.length; at += 4)
    if (at !== first + 4 && !BRAND.test(brands.toString('latin1', at, at + 4)))
      brands.write('isom', at, Math.min(4, brands.length - at), 'latin1')
  await file.write(brands, 0, brands.length, box.at)
}

/**
 * Keeps only video and audio in an MP4. Everything else (places, devices, texts, covers, dates, position tracks)
 * becomes free space in place, and its samples zeros. Nothing moves, so offsets into the file stay valid. Refuses a
 * file whose boxes exceed it, and one without an index or a track.
 */
export async function cleanMp4(file: FileHandle, bytes: number, needed: 'vide' | 'soun'): Promise<void> {
  const head = Buffer.alloc(LONG_HEAD_BYTES)
  const count = countParts()
  const countFragmentBoxes = countParts(MAX_FRAGMENT_BOXES)
  const found = { indexes: 0, fragments: 0, handlers: [] as string[], dropped: [] as Range[][], media: [] as Range[] }
  for (let at = 0; at + HEAD_BYTES <= bytes; ) {
    const { bytesRead } = await file.read(head, 0, LONG_HEAD_BYTES, at)
    const box = boxOf(head.subarray(0, bytesRead), at, bytes)
    count()
    if (box.name === 'mdat') found.media.push([box.content, box.end])
    if (indexBoxes.has(box.name)) {
      const { handlers, dropped } = await cleanIndex(file, box, box.name === 'moov' ? count : countFragmentBoxes)
      found.handlers.push(...handlers)
      found.dropped.push(...dropped)
      if (box.name === 'moov') found.indexes += 1
      if (box.name === 'moof') found.fragments += 1
    } else if (box.name === 'ftyp' || box.name === 'styp') await cleanBrands(file, box)
    else if (!keptBoxes.has(box.name)) {
      await file.write('free', box.at + 4, 'latin1')
      await zero(file, [box.content, box.end])
    }
    at = box.end
  }
  // In a fragmented film each fragment lists a removed track's samples; no camera writes such a film, so it is refused.
  const isHidden = found.fragments > 0 && found.dropped.length > 0
  if (found.indexes !== 1 || !found.handlers.includes(needed) || isHidden) throw refuse('wrongMediaType')
  for (const range of intersectRanges(found.dropped.flat(), found.media)) await zero(file, range)
}
