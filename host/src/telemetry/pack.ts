import { BEACON_MAX_BYTES, type Beacon, BeaconSchema } from '@plaza/shared/remotes'
import * as v from 'valibot'
import type { BeaconNote } from './record'

/** The sender of a beacon: host build and shell. */
export type BeaconSender = Pick<Beacon, 'host' | 'shell'>

/** The sender, and the running release of each owner; '' if unknown. */
interface PackContext extends BeaconSender {
  releaseOf(owner: string): string
}

/** A beacon's text and its notes. */
export interface Pack {
  text: string
  notes: readonly BeaconNote[]
}

const THOUSANDTHS = 1000

/** Fills in a release that was unknown when the note was made; the host's own is its build. */
function withRelease<Row extends { owner: string; release: string }>(row: Row, { host, releaseOf }: PackContext): Row {
  return { ...row, release: row.owner === 'host' ? host : row.release || releaseOf(row.owner) }
}

/** The row as sent: with its release, in whole milliseconds. */
function rowOf(note: BeaconNote, packer: PackContext): BeaconNote['row'] {
  if (note.list === 'loads') return { ...note.row, ms: Math.round(note.row.ms) }
  if (note.list === 'failures') return note.row
  if (note.list === 'errors') return withRelease(note.row, packer)
  const unit = note.row.name === 'CLS' ? THOUSANDTHS : 1
  return { ...withRelease(note.row, packer), value: Math.round(note.row.value * unit) / unit }
}

const empty = ({ host, shell }: BeaconSender): Beacon => ({
  host,
  shell,
  loads: [],
  failures: [],
  vitals: [],
  errors: [],
})

const withRow = (beacon: Beacon, { list }: BeaconNote, row: BeaconNote['row']): Beacon => ({
  ...beacon,
  [list]: [...beacon[list], row],
})

/** All names and numbers of a beacon are ASCII, so its length is its size in bytes. */
const fits = (beacon: Beacon) => JSON.stringify(beacon).length <= BEACON_MAX_BYTES && v.is(BeaconSchema, beacon)

/** Packs notes into as few beacons as possible, in order. Notes that the schema rejects are dropped. */
export function packsOf(notes: readonly BeaconNote[], packer: PackContext): Pack[] {
  const packs: { beacon: Beacon; notes: BeaconNote[] }[] = []
  for (const note of notes) {
    const row = rowOf(note, packer)
    const alone = withRow(empty(packer), note, row)
    if (!fits(alone)) continue
    const open = packs.at(-1)
    const wider = open && withRow(open.beacon, note, row)
    if (open && wider && fits(wider)) {
      open.beacon = wider
      open.notes.push(note)
    } else packs.push({ beacon: alone, notes: [note] })
  }
  return packs.map((pack) => ({ text: JSON.stringify(pack.beacon), notes: pack.notes }))
}
