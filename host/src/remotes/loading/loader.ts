import { isRelease } from '../plan'
import { createBring, type Mode } from './bring'
import { within } from './budget'
import type { LoaderParts } from './parts'
import { type Away, endRun, forget, isAway, isResting, type Loaded, type NotReady, newSeat, type Seat } from './seat'
import { fail } from './try'

export type { LoaderParts } from './parts'
export type { Loaded } from './seat'

/** A page of a release that was healthy for so long makes it good. */
export const HEALTHY_MS = 10_000
/** Effects of the last page are over by then. */
const LEAVE_MS = 1000
const CRASH_MS = 4000

/** Loads pages of remotes: which release, when another is taken, and no memory of a failure that costs a page. */
export function createLoader(parts: LoaderParts) {
  const bring = createBring(parts)
  const seats = new Map<string, Seat>()
  let sweeping: ReturnType<typeof setTimeout> | undefined
  const seatOf = (remote: string): Seat => {
    const known = seats.get(remote)
    if (known) return known
    const seat = newSeat(remote, parts.resting(remote))
    seats.set(remote, seat)
    return seat
  }
  const running = (remote: string) => seats.get(remote)?.current
  const peek = (remote: string, page: string): Loaded | undefined => running(remote)?.pages.get(page)

  /** Those who ask for the same at once share one loading. */
  function once(seat: Seat, page: string, mode: Mode): Promise<Loaded> {
    const key = `${mode} ${page}`
    const known = seat.loading.get(key)
    if (known) return known
    const loading = bring(seat, page, mode).finally(() => {
      if (seat.loading.get(key) === loading) seat.loading.delete(key)
      parts.changed()
    })
    seat.loading.set(key, loading)
    parts.changed()
    return loading
  }

  /** The running release is taken back, switched off or left alone: nothing of it may be shown any more. */
  function mustLeave(remote: string): boolean {
    const run = running(remote)
    if (!run) return false
    const { release } = run
    return parts.isRevoked(remote, release.id) || parts.wanted(remote) === 'off' || isResting(seatOf(remote), release)
  }

  /** Another release is chosen than the one that runs, and it has the page. */
  function isDue(remote: string, page: string): boolean {
    const wanted = parts.wanted(remote)
    const runs = running(remote)?.release
    if (!runs || !isRelease(wanted) || isAway(seatOf(remote), wanted)) return false
    return wanted.base !== runs.base && page in wanted.document.routes
  }

  /** Releases that neither run nor have a page left, by the editions of the pages that are left. */
  const idle = (kept: ReadonlySet<number>) =>
    [...seats.values()].flatMap((seat) =>
      [...seat.runs.values()]
        .filter((run) => run.handed && !kept.has(run.edition))
        .filter((run) => run !== seat.current || parts.wanted(seat.remote) === 'off')
        .map((run) => ({ seat, run })),
    )

  return {
    seatOf,
    /** A page that is already here, so that its navigation takes one frame. */
    peek,
    /** Why a remote's page is not here. */
    trouble: (remote: string): NotReady | undefined => seats.get(remote)?.trouble ?? undefined,
    /** Tells pages of one release from those of another. */
    edition: (remote: string): number => running(remote)?.edition ?? 0,
    mustLeave,
    /** Never rejects. A later call after a failure tries anew. */
    async load(remote: string, page: string): Promise<Loaded> {
      return peek(remote, page) ?? once(seatOf(remote), page, 'load')
    },
    /**
     * The page for a navigation: from the release that is chosen where the remote is entered from elsewhere, or where
     * the running one lacks the page; nothing to wait for where it is here.
     */
    prepare(remote: string, page: string, entering: boolean): Promise<Loaded> | undefined {
      if (mustLeave(remote)) return once(seatOf(remote), page, 'leave')
      const lacks = !(page in (running(remote)?.release.document.routes ?? {}))
      if (isDue(remote, page) && (entering || lacks)) return once(seatOf(remote), page, 'enter')
      return peek(remote, page) ? undefined : once(seatOf(remote), page, 'load')
    },
    /** For a person who asks again: whatever was held against a release is forgotten, and its files are asked for anew. */
    retry(remote: string, page: string): Promise<Loaded> {
      const seat = seatOf(remote)
      parts.lift(remote)
      seat.away.clear()
      seat.loading.clear()
      seat.current = null
      for (const run of seat.runs.values()) {
        forget(run, run.generation)
        run.pages.clear()
      }
      return once(seat, page, 'load')
    },
    /** A page of the running release stands. */
    rendered(remote: string): void {
      const run = running(remote)
      if (run) run.watch ??= setTimeout(() => parts.good(run.release), HEALTHY_MS)
    },
    /** A page of the running release threw; true where another release took over. */
    async crashed(remote: string, page: string, error: unknown): Promise<boolean> {
      const [seat, run] = [seatOf(remote), running(remote)]
      if (!run) return false
      const { release } = run
      clearTimeout(run.watch)
      run.watch = undefined
      fail(parts, seat, release.id, 'page-threw', String(error))
      const left = await within(CRASH_MS, parts.afterCrash(release)).catch(() => new Map<string, Away>())
      for (const [id, away] of left) seat.away.set(id, away)
      return left.has(release.id) && (await once(seat, page, 'leave')).state === 'ready'
    },
    /** Revokes what was handed to releases that neither run nor have a page left, once effects are over. */
    sweep(kept: readonly { edition: number }[]): void {
      clearTimeout(sweeping)
      sweeping = setTimeout(() => {
        for (const { seat, run } of idle(new Set(kept.map(({ edition }) => edition)))) {
          endRun(run)
          if (seat.current === run) seat.current = null
        }
      }, LEAVE_MS)
    },
  }
}

export type Loader = ReturnType<typeof createLoader>
