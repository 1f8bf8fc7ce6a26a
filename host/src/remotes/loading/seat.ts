import type { FailureKind, RemoteModule } from '@plaza/shared/remotes'
import type { ComponentType } from 'react'
import type { HandedOut } from '../../contracts/hand-out'
import type { Release } from '../release'

/** `blocked`: this host lacks a contract, so no code of it was run. `resting`: it threw too often and is left alone. */
export type NotReady = { state: 'failed' | 'blocked' | 'resting'; reason: string }
export type Ready = { state: 'ready'; Page: ComponentType }
/** What may become of a page of a remote. */
export type Loaded = Ready | NotReady

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
  watch: ReturnType<typeof setTimeout> | undefined
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
  away: Map<string, Away>
  trouble: NotReady | null
  loading: Map<string, Promise<Loaded>>
  errors: { at: number; release: string; kind: FailureKind; message: string }[]
}

export const newSeat = (remote: string, away: ReadonlyMap<string, Away>): Seat => ({
  remote,
  runs: new Map(),
  current: null,
  away: new Map(away),
  trouble: null,
  loading: new Map(),
  errors: [],
})

let editions = 0

/** The release in this seat; made where it was not asked for before. */
export function runOf(seat: Seat, release: Release): Run {
  const known = seat.runs.get(release.base)
  if (known) return Object.assign(known, { release })
  const run: Run = {
    release,
    edition: ++editions,
    generation: 0,
    module: null,
    handed: null,
    pages: new Map(),
    watch: undefined,
    loadedAt: null,
    ms: null,
  }
  seat.runs.set(release.base, run)
  return run
}

/** Only the first of several failures of one generation begins the next. */
export function forget(run: Run, generation: number): void {
  if (run.generation !== generation) return
  run.generation += 1
  run.module = null
}

export const isAway = ({ away }: Seat, { id }: Release): boolean => (away.get(id)?.until ?? 0) > Date.now()
export const isResting = (seat: Seat, release: Release): boolean =>
  isAway(seat, release) && seat.away.get(release.id)?.resting === true

export const noteError = (seat: Seat, release: string, kind: FailureKind, message: string) => {
  seat.errors = [{ at: Date.now(), release, kind, message: message.slice(0, 300) }, ...seat.errors].slice(0, 5)
}

/** Nothing of it is left. Its styles go too: another release may use the same class names. */
export function endRun(run: Run): void {
  run.handed?.revoke()
  run.handed = null
  run.module = null
  run.pages.clear()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.getAttribute('href')?.startsWith(run.release.base)) link.remove()
  }
}
