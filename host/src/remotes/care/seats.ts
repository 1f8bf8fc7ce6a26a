import type { Loader } from '../loading/loader'
import { type Away, forget, isAway, type Loaded, type Run, type Seat } from '../loading/seat'
import { isRelease, type Plan } from '../plan'
import type { Release } from '../release'
import { isResting } from './bring'

/** A page of a release that was healthy for so long makes it good. */
export const HEALTHY_MS = 10_000
/** Effects of the last page are over by then. */
const LEAVE_MS = 1000

/** Which turn a seat is to take: nothing taken back or switched off may be shown; what is chosen is taken when it is entered. */
export function turnOf(seat: Seat, plan: Pick<Plan, 'wanted' | 'isRevoked'>): Seat['turn'] {
  const runs = seat.current?.release
  if (!runs) return null
  const wanted = plan.wanted(seat.remote)
  if (wanted === 'off' || plan.isRevoked(seat.remote, runs.id) || isResting(seat, runs)) return 'leave'
  return isRelease(wanted) && wanted.base !== runs.base && !isAway(seat, wanted) ? 'enter' : null
}

export interface SeatsParts {
  plan: Pick<Plan, 'wanted'>
  loader: Loader
  seats(): readonly Seat[]
  failed(seat: Seat, release: string, kind: 'page-threw', message: string): void
  afterCrash(release: Release): ReadonlyMap<string, Away>
  leave(seat: Seat, id: string, away: Away): void
  /** The person asks for a remote that is left alone. */
  lift(remote: string): void
  good(release: Release): void
}

/** What happens to a seat after its page came: it stands, it throws, it is asked for again, it is left. */
export function createSeats({ plan, loader, seats, failed, afterCrash, leave, lift, good }: SeatsParts) {
  let sweeping: ReturnType<typeof setTimeout> | undefined

  /** Releases that neither run nor have a page left; where a page is on its way, its release is about to run. */
  const idle = (kept: ReadonlySet<number>) =>
    seats()
      .filter(({ loading }) => loading.size === 0)
      .flatMap((seat) =>
        [...seat.runs.values()]
          .filter((run) => run.handed && !kept.has(run.edition))
          .filter((run) => run !== seat.current || plan.wanted(seat.remote) === 'off')
          .map((run) => ({ seat, run })),
      )

  return {
    /** A page of the running release stands. */
    rendered(remote: string): void {
      const run = loader.seatOf(remote).current
      if (run) run.watch ??= setTimeout(() => good(run.release), HEALTHY_MS)
    },
    /** A page of the running release threw; true where another release took over. */
    async crashed(remote: string, page: string, error: unknown): Promise<boolean> {
      const seat = loader.seatOf(remote)
      const run = seat.current
      if (!run) return false
      clearTimeout(run.watch)
      run.watch = undefined
      failed(seat, run.release.id, 'page-threw', String(error))
      const left = afterCrash(run.release)
      for (const [id, away] of left) leave(seat, id, away)
      return left.has(run.release.id) && (await loader.once(remote, page, 'leave')).state === 'ready'
    },
    /** For a person who asks again: whatever was held against a release is forgotten, and its files are asked for anew. */
    retry(remote: string, page: string): Promise<Loaded> {
      const seat = loader.seatOf(remote)
      lift(remote)
      seat.away.clear()
      seat.loading.clear()
      seat.current = null
      for (const run of seat.runs.values()) {
        forget(run, run.generation)
        run.pages.clear()
      }
      return loader.once(remote, page, 'load')
    },
    /** Revokes what was handed to releases of which nothing is left, once effects are over; `kept` are the kept pages. */
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

/** Nothing of it is left. Its styles go too: another release may use the same class names. */
function endRun(run: Run): void {
  run.handed?.revoke()
  run.handed = null
  run.module = null
  run.pages.clear()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.getAttribute('href')?.startsWith(run.release.base)) link.remove()
  }
}
