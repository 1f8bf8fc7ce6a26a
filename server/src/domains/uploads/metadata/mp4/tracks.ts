import { type Box, blankBox, boxAt, boxesIn } from './boxes'

/** Allowed children of each box: what is needed to play. Everything else becomes free space. */
const allowedChildren: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    moov: 'mvhd trak mvex',
    trak: 'tkhd edts mdia',
    edts: 'elst',
    mdia: 'mdhd hdlr minf',
    minf: 'vmhd smhd dinf stbl',
    dinf: 'dref',
    stbl: 'stsd stts ctts stss stsc stsz stz2 stco co64 sgpd sbgp sdtp cslg',
    mvex: 'mehd trex',
    moof: 'mfhd traf',
    traf: 'tfhd tfdt trun sgpd sbgp sdtp',
    mfra: 'tfra mfro',
  }).map(([name, names]) => [name, new Set(names.split(' '))]),
)

/** Boxes that begin with a creation and a modification time. */
const datedBoxes = new Set(['mvhd', 'tkhd', 'mdhd'])
/** Boxes that describe a codec, its colours and its shape. */
const codecBoxes = new Set(
  'avcC hvcC lhvC av1C vpcC dvcC dvvC esds wave dOps dfLa alac dac3 dec3 damr chan colr pasp clap fiel btrt mdcv clli'.split(
    ' ',
  ),
)

/** In a video entry: the encoder's name, then boxes. */
const ENCODER_AT = 42
const PICTURE_BYTES = 78
/** Size of an audio entry, by version. */
const SOUND_BYTES = [28, 44, 64]

/** Handler of a track: `vide`, `soun`, or another kind. */
export function handlerOf(index: Buffer, track: Box): string {
  const handler = boxAt(index, track, ['mdia', 'hdlr'])
  return handler && handler.content + 12 <= handler.end
    ? index.toString('latin1', handler.content + 8, handler.content + 12)
    : ''
}

/** Removes the encoder's name and unknown boxes from a sample entry. */
function cleanEntry(index: Buffer, { content, end }: Box, handler: string): void {
  if (handler === 'vide') index.fill(0, Math.min(content + ENCODER_AT, end), Math.min(content + ENCODER_AT + 32, end))
  const version = content + 10 <= end ? index.readUInt16BE(content + 8) : 0
  const from = content + (handler === 'vide' ? PICTURE_BYTES : (SOUND_BYTES[version] ?? end - content))
  for (const box of readableBoxes(index, from, end)) if (!codecBoxes.has(box.name)) blankBox(index, box)
}

/** Old cameras use their own audio descriptions, which stay unchanged. */
function readableBoxes(index: Buffer, from: number, to: number): Box[] {
  try {
    return boxesIn(index, from, to)
  } catch {
    return []
  }
}

const cleaners: Readonly<Record<string, (index: Buffer, box: Box, handler: string) => void>> = {
  // The handler's name contains who wrote the file.
  hdlr: (index, { content, end }) => void index.fill(0, Math.min(content + 12, end), end),
  stsd: (index, { content, end }, handler) => {
    for (const entry of boxesIn(index, content + 8, end)) cleanEntry(index, entry, handler)
  },
  // Samples are in this file, so an entry needs no more than that.
  dref: (index, { content, end }) => {
    for (const entry of boxesIn(index, content + 8, end))
      index.fill(0, Math.min(entry.content + 4, entry.end), entry.end)
  },
}

/** Turns disallowed boxes below a box into free space, and removes dates and names from the others. */
export function cleanBelow(index: Buffer, parent: Box, count: () => void, handler = ''): void {
  for (const box of boxesIn(index, parent.content, parent.end)) {
    count()
    const boxHandler = box.name === 'trak' ? handlerOf(index, box) : handler
    if (!allowedChildren[parent.name]?.has(box.name)) blankBox(index, box)
    else if (allowedChildren[box.name]) cleanBelow(index, box, count, boxHandler)
    else cleaners[box.name]?.(index, box, boxHandler)
    if (datedBoxes.has(box.name)) {
      const bytes = index[box.content] === 1 ? 16 : 8
      index.fill(0, Math.min(box.content + 4, box.end), Math.min(box.content + 4 + bytes, box.end))
    }
  }
}
