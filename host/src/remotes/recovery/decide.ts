import type { FailureKind } from '@plaza/shared/remotes'
import type { PageFailure } from '../loading/page-result'
import { isRelease, type WantedRelease } from '../plan'
import { canRunPage, type Release } from '../release'
import type { ReleasePreference, Slot } from '../slot'

/**
 * Milliseconds: of one attempt, of all together, and the pauses between them (±30 %). What a person waits for is shown
 * within fifteen seconds of the visit, whose first moments belong to the host's own code.
 */
const CHOSEN_MS = [8000, 6000, 5000] as const
/** Where there is a fallback, less time is given to what was chosen. */
const CHOSEN_OR_FALLBACK_MS = [5000, 2500] as const
const FALLBACK_MS = [4000, 2500] as const
/** Of a newer release, while the one that runs can go on. */
const SWAP_MS = [4000] as const
export const TOTAL_MS = 13_500
const PAUSE_MS = [500, 2000] as const
/** An attempt needs so much at least. */
const LEAST_MS = 500
/** Two besides the last good one: the time is short. */
const OTHERS_TRIED = 2

/** Where a release may come from: the registry's choice, the device's last good one, or another one's id. */
export type ReleaseSource = string
export const CHOSEN: ReleaseSource = 'chosen'
export const LAST_GOOD: ReleaseSource = 'last-good'

/** A release of which a page was asked for. */
export interface TriedRelease {
  release: Release
  /** When the first attempt began. */
  started: number
  failures: readonly { kind: FailureKind; reason: string }[]
  /** The pause after the newest failure is over. */
  isPaused: boolean
  /** It was left for another. */
  isGivenUp: boolean
}

/** What was done so far to get one page. */
export interface LoadProgress {
  page: string
  prefer: ReleasePreference
  /** What each source gave; null where it had nothing. */
  found: ReadonlyMap<ReleaseSource, Release | null>
  /** The newest last. */
  tried: readonly TriedRelease[]
}

/** What the registry and the device offer in this moment. */
export interface ReleaseOptions {
  wanted: WantedRelease
  /** Ids of other releases that may be shown, the best first. */
  fallbacks: readonly string[]
  /** Whether there is another release than this one, by its id. */
  hasFallback(id: string): boolean
}

export interface TimeBudget {
  /** Milliseconds that are left of `TOTAL_MS`. */
  left: number
  /** 0 to 1. */
  chance: number
}

export type RecoveryStep =
  /** Ask a source for its release. */
  | { do: 'fetch'; source: ReleaseSource }
  | { do: 'wait'; ms: number }
  /** `ms`: from the beginning of the attempt. */
  | { do: 'try'; release: Release; ms: number }
  /** The release that was tried last is left for another. */
  | { do: 'drop' }
  /** What was to be taken does not come: what runs goes on. */
  | { do: 'stay' }
  /** `blocked`: id of a release that this host cannot run. */
  | { do: 'give-up'; problem: PageFailure; blocked?: string }

type SlotState = Pick<Slot, 'remote' | 'running' | 'skipOf' | 'isQuarantined'>

/** A network may be better the next moment; what is broken in itself gets one more chance under a fresh address. */
const mayRetry = (kind: FailureKind, failures: number): boolean =>
  kind === 'fetch' || kind === 'slow' || (kind !== 'no-page' && failures === 1)

/** The next step to get a page into a slot: from the chosen release, else from what is shown in its place. */
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

/** The next release that was not tried, or the source to ask for it; null where nothing is left. */
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
  // Whoever brought a version to try wants to see that one, or why it does not come.
  if ((prefer === 'chosen' && running) || chosen?.why === 'override') return null
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
