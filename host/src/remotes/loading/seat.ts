import type { FailureKind, RemoteModule } from '@plaza/shared/remotes'
import type { ComponentType } from 'react'
import type { HandedOut } from '../../contracts/hand-out'
import type { Release } from '../release'

/** `blocked`: this host lacks a contract, so no code of it was run. `resting`: it threw too often and is left alone. */
export type NotReady = { state: 'failed' | 'blocked' | 'resting'; reason: string }
/** `release`: id of the one whose page it is; none for the host's own. */
export type Ready = { state: 'ready'; Page: ComponentType; release?: string }
/** What may become of a page of a remote. */
export type Loaded = Ready | NotReady

/** `load`: what runs comes first. `enter`: what is chosen, else what runs. `leave`: anything but what runs. */
export type Mode = 'load' | 'enter' | 'leave'

/** A release that was asked for in this page. */
export interface Run {
  release: Release
  /** Tells the pages of one release from those of another. */
  edition: number
  /** Rises with every failure: files are then asked for under a fresh address. */
  generation: number
  module: Promise<RemoteModule> | null
  handed: HandedOut | null
  pages: Map<string, Ready>
  /** Begins with its first page; without a crash the release is good when it is over. */
  watch?: ReturnType<typeof setTimeout> | undefined
  /** When its code was first here, and after how many ms. */
  loadedAt: number | null
  ms: number | null
}

/** Until when a release is passed over, where another can stand in; `resting`: and is not asked at all. */
export interface Away {
  until: number
  resting: boolean
}

/** A remote's place in this page: what runs there, and how the others have fared. */
export interface Seat {
  remote: string
  runs: Map<string, Run>
  current: Run | null
  /** Another release is to be taken: at the next entering, or at once. */
  turn: 'enter' | 'leave' | null
  away: Map<string, Away>
  trouble: NotReady | null
  loading: Map<string, Promise<Loaded>>
  errors: { at: number; release: string; kind: FailureKind; message: string }[]
}

export const newSeat = (remote: string): Seat => ({
  remote,
  runs: new Map(),
  current: null,
  turn: null,
  away: new Map(),
  trouble: null,
  loading: new Map(),
  errors: [],
})

let editions = 0

/** The release in this seat; made where it was not asked for before. */
export function runOf(seat: Seat, release: Release): Run {
  const { base } = release
  const run = seat.runs.get(base) ?? {
    edition: ++editions,
    generation: 0,
    module: null,
    handed: null,
    pages: new Map(),
    loadedAt: null,
    ms: null,
    release,
  }
  run.release = release
  seat.runs.set(base, run)
  return run
}

/** Passed over for a while, where something else can stand in. */
export const isAway = ({ away }: Seat, { id }: Release): boolean => (away.get(id)?.until ?? 0) > Date.now()

/** Only the first of several failures of one generation begins the next. */
export function forget(run: Run, generation: number): void {
  if (run.generation !== generation) return
  run.generation += 1
  run.module = null
}
