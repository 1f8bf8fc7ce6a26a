import type { FailureKind } from '@plaza/shared/remotes'
import type { PageFailure } from '../loading/page-result'
import { isRelease, type WantedRelease } from '../plan'
import { canRunPage, isPersonal, type Release } from '../release'
import type { ReleasePreference } from '../release-preference'
import type { Slot } from '../slot'

/**
 * Milliseconds: of one attempt, of all attempts together, and of the pauses between them (±30 %). The page or a panel
 * shows within fifteen seconds of the visit, of which the host's own start takes the first.
 */
const CHOSEN_MS = [8000, 6000, 5000] as const
/** Timeouts if there is a fallback. */
const CHOSEN_OR_FALLBACK_MS = [5000, 2500] as const
const FALLBACK_MS = [4000, 2500] as const
/** Timeout for a newer release while the running one can continue. */
const SWAP_MS = [4000] as const
export const TOTAL_MS = 13_500
const PAUSE_MS = [500, 2000] as const
/** Minimum time for an attempt. */
const LEAST_MS = 500
/** Fallbacks tried besides the last good release, because time is short. */
const OTHERS_TRIED = 2

/** Source of a release: the registry's choice, the device's last good one, or the id of another one. */
export type ReleaseSource = string
export const CHOSEN: ReleaseSource = 'chosen'
export const LAST_GOOD: ReleaseSource = 'last-good'

/** A release from which the page was requested. */
export interface TriedRelease {
  release: Release
  /** Start of the first attempt. */
  started: number
  failures: readonly { kind: FailureKind; reason: string }[]
  /** Whether the pause after the newest failure is over. */
  isPaused: boolean
  /** Whether it was dropped for another release. */
  isGivenUp: boolean
}

/** Progress of loading one page. */
export interface LoadProgress {
  page: string
  prefer: ReleasePreference
  /** The release from each source; null if it had none. */
  found: ReadonlyMap<ReleaseSource, Release | null>
  /** Newest last. */
  tried: readonly TriedRelease[]
}

/** What registry and device offer at this moment. */
export interface ReleaseOptions {
  wanted: WantedRelease
  /** Ids of possible fallbacks, best first. */
  fallbacks: readonly string[]
  /** Whether there is another release besides this id. */
  hasFallback(id: string): boolean
}

export interface TimeBudget {
  /** Milliseconds left of `TOTAL_MS`. */
  left: number
  /** Random number from 0 to 1, for jitter. */
  chance: number
}

export type RecoveryStep =
  /** Request a source's release. */
  | { do: 'fetch'; source: ReleaseSource }
  | { do: 'wait'; ms: number }
  /** `ms`: timeout from the start of the attempt. */
  | { do: 'try'; release: Release; ms: number }
  /** Drop the release that was tried last and go on with another. */
  | { do: 'drop' }
  /** The newer release does not arrive, so the running one continues. */
  | { do: 'stay' }
  /** `blocked`: id of a release that this host cannot run. */
  | { do: 'give-up'; problem: PageFailure; blocked?: string }

type SlotState = Pick<Slot, 'remote' | 'running' | 'skipOf' | 'isQuarantined'>

/** A network error may be temporary; a broken release gets one more attempt under a new URL. */
const mayRetry = (kind: FailureKind, failures: number): boolean =>
  kind === 'fetch' || kind === 'slow' || (kind !== 'no-page' && failures === 1)

/** The next step towards a page: from the chosen release, then from its fallbacks. */
export function nextStep(
  slot: SlotState,
  effort: LoadProgress,
  offer: ReleaseOptions,
  clock: TimeBudget,
): RecoveryStep {
  const { tried } = effort
  const newest = tried.at(-1)
  if (newest && !newest.isGivenUp) {
    return retry(newest, budgetsOf(slot, effort, offer, newest.release), clock) ?? { do: 'drop' }
  }
  const found = clock.left >= LEAST_MS ? nextRelease(slot, effort, offer) : null
  if (typeof found === 'string') return { do: 'fetch', source: found }
  if (found) {
    const [budget] = budgetsOf(slot, effort, offer, found)
    return { do: 'try', release: found, ms: Math.min(budget, clock.left) }
  }
  return effort.prefer === 'chosen' && slot.running() ? { do: 'stay' } : giveUp(slot, newest, offer)
}

function budgetsOf(
  slot: SlotState,
  { prefer, tried }: LoadProgress,
  { hasFallback }: ReleaseOptions,
  release: Release,
) {
  if (prefer === 'chosen' && slot.running()) return SWAP_MS
  if (tried[0] && tried[0].release !== release) return FALLBACK_MS
  return hasFallback(release.id) ? CHOSEN_OR_FALLBACK_MS : CHOSEN_MS
}

function retry(
  { release, failures, isPaused }: TriedRelease,
  budgets: readonly number[],
  clock: TimeBudget,
): RecoveryStep | null {
  const budget = budgets[failures.length]
  const kind = failures.at(-1)?.kind
  if (budget === undefined || !kind || !mayRetry(kind, failures.length) || clock.left < LEAST_MS) return null
  const pause = Math.round((PAUSE_MS[failures.length - 1] ?? 0) * (0.7 + clock.chance * 0.6))
  if (!isPaused && clock.left > pause + LEAST_MS) return { do: 'wait', ms: pause }
  return { do: 'try', release, ms: Math.min(budget, clock.left) }
}

/** The next untried release, or the source to request it from; null if nothing is left. */
function nextRelease(
  slot: SlotState,
  { page, prefer, found, tried }: LoadProgress,
  offer: ReleaseOptions,
): Release | ReleaseSource | null {
  const running = slot.running()?.release
  const isOut = ({ base }: Release) =>
    tried.some(({ release }) => release.base === base) || (prefer === 'other' && running?.base === base)
  if (running && prefer === 'running' && canRunPage(running, page) && !isOut(running)) return running
  const chosen = found.get(CHOSEN)
  if (chosen === undefined) return CHOSEN
  if (chosen && !slot.skipOf(chosen.id) && !isOut(chosen)) return chosen
  if ((prefer === 'chosen' && running) || (chosen && isPersonal(chosen))) return null
  for (const source of [LAST_GOOD, ...offer.fallbacks.slice(0, OTHERS_TRIED)]) {
    const release = found.get(source)
    if (release === undefined) return source
    if (release && !slot.skipOf(release.id) && !isOut(release)) return release
  }
  const isLeft = chosen && prefer !== 'other' && !slot.skipOf(chosen.id)?.quarantined && !isOut(chosen)
  return isLeft ? chosen : null
}

function giveUp(slot: SlotState, newest: TriedRelease | undefined, { wanted }: ReleaseOptions): RecoveryStep {
  const { remote } = slot
  if (slot.isQuarantined()) return { do: 'give-up', problem: { state: 'quarantined', reason: remote } }
  const failure = newest?.failures.at(-1)
  if (failure) return { do: 'give-up', problem: { state: 'failed', reason: failure.reason } }
  if (!wanted || wanted === 'off' || isRelease(wanted)) {
    return { do: 'give-up', problem: { state: 'failed', reason: `No release of ${remote} is at hand` } }
  }
  const { blocked, missing } = wanted
  return { do: 'give-up', problem: { state: 'blocked', reason: missing.join(', ') }, blocked }
}
