import { isRelease } from '../plan'
import type { Release } from '../release'
import { SHORT_TRY_MS, STAND_IN_TRY_MS, SWAP_TRY_MS, TOTAL_MS, TRY_MS, within } from './budget'
import type { LoaderParts } from './parts'
import { isAway, isResting, type Loaded, type NotReady, type Run, runOf, type Seat } from './seat'
import { fail, tryPage } from './try'

/** How long a release that failed is passed over while another stands in. */
export const AWAY_MS = 60_000
/** The bookkeeping has its own code, which may not come either. */
const CARE_MS = 4000

/** `load`: what runs comes first. `enter`: what is chosen, else what runs. `leave`: anything but what runs. */
export type Mode = 'load' | 'enter' | 'leave'

/** Gets a page into a seat: from the chosen release, else from what can stand in, within one budget. */
export function createBring(parts: LoaderParts) {
  async function* candidates(seat: Seat, mode: Mode): AsyncGenerator<Release> {
    const { remote } = seat
    const runs = seat.current?.release
    if (runs && mode === 'load') yield runs
    const wanted = parts.wanted(remote)
    const chosen = isRelease(wanted) ? wanted : wanted === null ? await parts.document(remote) : null
    if (chosen && !isAway(seat, chosen)) yield chosen
    if (mode === 'enter' && runs) return
    for (const bringOther of await within(CARE_MS, parts.standIns(remote)).catch(() => [])) {
      const other = await bringOther().catch(() => null)
      if (other && !isAway(seat, other)) yield other
    }
    if (chosen && mode !== 'leave' && !isResting(seat, chosen)) yield chosen
  }

  const budgetsFor = (seat: Seat, { id }: Release, tried: number, mode: Mode) => {
    if (mode === 'enter' && seat.current) return SWAP_TRY_MS
    if (tried > 0) return STAND_IN_TRY_MS
    return parts.hasStandIn(seat.remote, id) ? SHORT_TRY_MS : TRY_MS
  }

  function take(seat: Seat, run: Run): void {
    const before = seat.current
    seat.current = run
    seat.trouble = null
    if (before !== run) parts.swapped()
  }

  function troubleOf(seat: Seat, last: NotReady | null): NotReady {
    const { remote, away } = seat
    const rests = [...away.values()].some(({ until, resting }) => resting && until > Date.now())
    if (rests) return { state: 'resting', reason: remote }
    if (last) return last
    const wanted = parts.wanted(remote)
    if (!wanted || wanted === 'off' || isRelease(wanted)) {
      return { state: 'failed', reason: `No release of ${remote} is at hand` }
    }
    const reason = wanted.missing.join(', ')
    fail(parts, seat, wanted.blocked, 'blocked', reason)
    return { state: 'blocked', reason }
  }

  /** Passes over what failed, for a while, now that another is there. */
  const passOver = (seat: Seat, failed: readonly Release[]) => {
    for (const { id } of failed) seat.away.set(id, { until: Date.now() + AWAY_MS, resting: false })
  }

  return async function bring(seat: Seat, page: string, mode: Mode): Promise<Loaded> {
    const end = performance.now() + TOTAL_MS
    const tried: Release[] = []
    let last: NotReady | null = null
    const isOver = ({ base }: Release) =>
      tried.some((one) => one.base === base) || (mode === 'leave' && seat.current?.release.base === base)
    for await (const release of candidates(seat, mode)) {
      if (isOver(release)) continue
      const run = runOf(seat, release)
      const loaded = await tryPage(
        parts,
        { seat, run, page },
        { budgets: budgetsFor(seat, release, tried.length, mode), end },
      )
      if (loaded.state === 'ready') {
        passOver(seat, tried)
        take(seat, run)
        return loaded
      }
      tried.push(release)
      last = loaded
    }
    if (mode === 'enter' && seat.current) {
      passOver(seat, tried)
      return bring(seat, page, 'load')
    }
    if (mode === 'leave') seat.current = null
    seat.trouble = troubleOf(seat, last)
    return seat.trouble
  }
}
