import type { Begun } from '../loading/loader'
import { type Away, isAway, type Loaded, type Mode, type NotReady, runOf, type Seat } from '../loading/seat'
import { isRelease, type Wanted } from '../plan'
import type { Release } from '../release'
import { SHORT_TRY_MS, STAND_IN_TRY_MS, SWAP_TRY_MS, TOTAL_MS, TRY_MS } from './budget'
import { type TryParts, tryPage } from './try-page'

/** How long a release that failed is passed over while another stands in. */
export const AWAY_MS = 60_000

export interface BringParts extends TryParts {
  wanted(remote: string): Wanted
  /** Fetches the document of the chosen release, or of what is there in its place. */
  document(remote: string): Promise<Release | null>
  /** Whether another release may be at hand, so that the chosen one gets less time. */
  hasStandIn(remote: string, id: string): boolean
  /** The device's last good release, then the registry's others; each is fetched when its turn comes. */
  standIns(remote: string): readonly (() => Promise<Release | null>)[]
  /** Leaves a release alone for a while. */
  leave(seat: Seat, id: string, away: Away): void
}

export const isResting = (seat: Seat, release: Release): boolean =>
  isAway(seat, release) && seat.away.get(release.id)?.resting === true

/** Gets a page into a seat: from the chosen release, else from what can stand in, within one budget. */
export function createBring(parts: BringParts) {
  async function* candidates(seat: Seat, mode: Mode): AsyncGenerator<Release> {
    const { remote } = seat
    const runs = seat.current?.release
    if (runs && mode === 'load') yield runs
    const wanted = parts.wanted(remote)
    const chosen = isRelease(wanted) ? wanted : wanted === null ? await parts.document(remote) : null
    if (chosen && !isAway(seat, chosen)) yield chosen
    // Whoever brought a version to try wants to see that one, or why it does not come.
    if ((mode === 'enter' && runs) || chosen?.why === 'override') return
    for (const bringOther of parts.standIns(remote)) {
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
    parts.failed(seat, wanted.blocked, 'blocked', reason)
    return { state: 'blocked', reason }
  }

  /** Passes over what failed, for a while, now that another is there. */
  const passOver = (seat: Seat, failed: readonly Release[]) => {
    for (const { id } of failed) parts.leave(seat, id, { until: Date.now() + AWAY_MS, resting: false })
  }

  return async function bring(seat: Seat, page: string, mode: Mode, begun: Begun | null): Promise<Loaded> {
    const end = (begun?.started ?? performance.now()) + TOTAL_MS
    const tried: Release[] = []
    let last: NotReady | null = null
    const isOver = ({ base }: Release) =>
      tried.some((one) => one.base === base) || (mode === 'leave' && seat.current?.release.base === base)
    for await (const release of candidates(seat, mode)) {
      if (isOver(release)) continue
      const run = runOf(seat, release)
      const budgets = budgetsFor(seat, release, tried.length, mode)
      const asked = { seat, run, page, begun: begun?.run === run ? begun : null }
      const loaded = await tryPage(parts, asked, { budgets, end })
      if (loaded.state === 'ready') {
        passOver(seat, tried)
        return loaded
      }
      tried.push(release)
      last = loaded
    }
    if (mode === 'enter' && seat.current) {
      passOver(seat, tried)
      return bring(seat, page, 'load', null)
    }
    if (mode === 'leave') seat.current = null
    seat.trouble = troubleOf(seat, last)
    return seat.trouble
  }
}
