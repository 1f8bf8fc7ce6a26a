import type { ComponentType } from 'react'
import { sleep } from '../../browser/sleep'
import { isRelease, type Wanted } from '../plan'
import type { Release } from '../release'
import { type AttemptParts, attempt } from './attempt'
import { forget, type Loaded, type Mode, type NotReady, newSeat, type Ready, type Run, runOf, type Seat } from './seat'

export type { Loaded } from './seat'

/** From then on it is thought about what else there is. */
export const PATIENCE_MS = 5000

/** A try that is under way. */
export interface Begun {
  run: Run
  work: Promise<ComponentType>
  started: number
}

/** What gets a page where the happy way ends. */
export interface Bringing {
  bring(seat: Seat, page: string, mode: Mode, begun: Begun | null): Promise<Loaded>
}

export interface LoaderParts extends AttemptParts {
  /** What the registry gives this visitor, at once. */
  wanted(remote: string): Wanted
  /** Its code comes when something fails, or after the first page. */
  care(): Promise<Bringing>
  loaded(release: Release, ms: number): void
  /** Another release runs in a seat than before. */
  taken(): void
}

/** Loads pages of remotes: the chosen release's, as long as all goes well. What else may be done is `care`'s. */
export function createLoader(parts: LoaderParts) {
  const seats = new Map<string, Seat>()
  const seatOf = (remote: string): Seat => {
    const seat = seats.get(remote) ?? newSeat(remote)
    seats.set(remote, seat)
    return seat
  }
  const peek = (remote: string, page: string): Loaded | undefined => seats.get(remote)?.current?.pages.get(page)

  const begin = (run: Run, page: string): Begun => ({
    run,
    work: attempt(run, page, parts),
    started: performance.now(),
  })

  /** From now on this release runs. */
  function take(seat: Seat, { run, started }: Begun, page: string, Page: ComponentType): Ready {
    const ready: Ready = { state: 'ready', Page, release: run.release.id }
    run.pages.set(page, ready)
    if (run.loadedAt === null) {
      run.loadedAt = Date.now()
      run.ms = Math.round(performance.now() - started)
      parts.loaded(run.release, run.ms)
    }
    seat.trouble = null
    if (seat.current !== run) {
      seat.current = run
      parts.taken()
    }
    return ready
  }

  async function bring(seat: Seat, page: string, mode: Mode): Promise<Loaded> {
    const wanted = parts.wanted(seat.remote)
    const chosen = isRelease(wanted) && !seat.away.size ? runOf(seat, wanted) : null
    const run = mode === 'load' ? (seat.current ?? chosen) : null
    const begun = run ? begin(run, page) : null
    const Page = await Promise.race([begun?.work, begun && sleep(PATIENCE_MS)]).catch(() => {})
    if (begun && Page) return take(seat, begun, page, Page)
    try {
      return await (await parts.care()).bring(seat, page, mode, begun)
    } catch (error) {
      seat.trouble = { state: 'failed', reason: String(error) }
      return seat.trouble
    }
  }

  /** Those who ask for the same at once share one loading. */
  function once(remote: string, page: string, mode: Mode): Promise<Loaded> {
    const seat = seatOf(remote)
    const key = `${mode} ${page}`
    const loading =
      seat.loading.get(key) ??
      bring(seat, page, mode).finally(() => seat.loading.get(key) === loading && seat.loading.delete(key))
    seat.loading.set(key, loading)
    return loading
  }

  return {
    seatOf,
    /** A page that is already here, so that its navigation takes one frame. */
    peek,
    /** Why a remote's page is not here. */
    trouble: (remote: string): NotReady | null => seats.get(remote)?.trouble ?? null,
    /** Tells pages of one release from those of another. */
    edition: (remote: string): number => seats.get(remote)?.current?.edition ?? 0,
    begin,
    take,
    once,
    /** Never rejects. A later call after a failure tries anew. */
    load: async (remote: string, page: string): Promise<Loaded> => peek(remote, page) ?? once(remote, page, 'load'),
    /**
     * The page for a navigation: from the release that is chosen where the remote is entered from elsewhere, or where
     * the running one lacks the page; nothing to wait for where it is here.
     */
    prepare(remote: string, page: string, entering: boolean): Promise<Loaded> | undefined {
      const seat = seatOf(remote)
      const { turn, current, trouble, loading, runs } = seat
      const lacks = !current?.release.document.routes[page]
      const mode = turn === 'leave' || (turn && (entering || lacks)) ? turn : 'load'
      if (mode === 'load' && peek(remote, page)) return undefined
      // A person who comes back does not wait for tries that may hang: the files are asked for under a fresh address.
      if (trouble && loading.size > 0) {
        for (const run of runs.values()) forget(run, run.generation)
        loading.clear()
      }
      return once(remote, page, mode)
    },
  }
}

export type Loader = ReturnType<typeof createLoader>
