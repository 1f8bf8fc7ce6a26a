import type { Beacon, FailureKind, VitalName } from '@plaza/shared/remotes'

type BeaconList = 'loads' | 'failures' | 'vitals' | 'errors'

/** One row of a beacon that was not sent yet. */
export type BeaconNote = { [L in BeaconList]: { list: L; row: Beacon[L][number] } }[BeaconList]

/** Maximum number of waiting notes; beyond it the oldest are dropped. */
export const NOTES_KEPT = 200
const MOST_OF_ONE = 1000

let notes: BeaconNote[] = []

function note(one: BeaconNote): void {
  notes.push(one)
  if (notes.length > NOTES_KEPT) notes.shift()
}

/** Repeated events share one note with a count. */
function count(one: BeaconNote & { row: { n: number } }): void {
  const key = (row: object) => JSON.stringify({ ...row, n: 0 })
  const same = notes.find(({ list, row }) => list === one.list && key(row) === key(one.row))
  if (same && 'n' in same.row) same.row.n = Math.min(same.row.n + 1, MOST_OF_ONE)
  else note(one)
}

/** Records rows for the beacon, which `beacon.ts` sends. */
export const record = {
  /** A remote's first page arrived after `ms`. */
  load: (remote: string, release: string, ms: number): void => note({ list: 'loads', row: { remote, release, ms } }),
  failure: (remote: string, release: string, kind: FailureKind): void =>
    count({ list: 'failures', row: { remote, release, kind, n: 1 } }),
  vital: (owner: string, release: string, route: string, name: VitalName, value: number): void =>
    note({ list: 'vitals', row: { owner, release, route, name, value } }),
  error: (owner: string, release: string, name: string): void =>
    count({ list: 'errors', row: { owner, release, name, n: 1 } }),
}

/** Returns all waiting notes and clears them. */
export function takeNotes(): BeaconNote[] {
  const taken = notes
  notes = []
  return taken
}

/** Returns notes that could not be sent to the queue. */
export function putBack(back: readonly BeaconNote[]): void {
  notes = [...back, ...notes].slice(-NOTES_KEPT)
}
