import type { FailureKind } from '@plaza/shared/remotes'
import { describe, expect, it } from 'vitest'
import type { WantedRelease } from '../plan'
import type { Release } from '../release'
import type { ReleasePreference } from '../release-preference'
import type { Skip } from '../skips'
import { releaseOf } from '../testing/signing'
import {
  CHOSEN,
  LAST_GOOD,
  type LoadProgress,
  nextStep,
  type RecoveryStep,
  type ReleaseOptions,
  TOTAL_MS,
  type TriedRelease,
} from './decide'

const [NEW, GOOD, OLD, OLDER, OLDEST] = ['5.0.0', '4.0.0', '3.0.0', '2.0.0', '1.0.0'].map((id) =>
  releaseOf('media', `${id}-aaa`),
) as [Release, Release, Release, Release, Release]
const BRIEF: Release = { ...OLD, text: null, pages: ['home'] }
const TRIED = releaseOf('media', '9.0.0-dev', { why: 'override' })
const BLOCKED: WantedRelease = { blocked: NEW.id, missing: ['player', 'nav'] }

interface SituationInput {
  running?: Release
  skipped?: Release[]
  quarantined?: Release[]
  page?: string
  prefer?: ReleasePreference
  /** What each source returned. */
  found?: Record<string, Release | null>
  tried?: TriedRelease[]
  left?: number
  offer?: Partial<ReleaseOptions>
}

const failed = (release: Release, ...kinds: FailureKind[]): TriedRelease => ({
  release,
  started: 0,
  failures: kinds.map((kind) => ({ kind, reason: `${release.id} ${kind}` })),
  isPaused: false,
  isGivenUp: false,
})
const paused = (tried: TriedRelease): TriedRelease => ({ ...tried, isPaused: true })
const gone = (release: Release, kind: FailureKind = 'fetch'): TriedRelease => ({
  ...failed(release, kind),
  isGivenUp: true,
})

function next({
  running,
  skipped = [],
  quarantined = [],
  left = TOTAL_MS,
  offer,
  ...effort
}: SituationInput): RecoveryStep {
  const skips = new Map<string, Skip>([
    ...skipped.map(({ id }) => [id, { until: 1, quarantined: false }] as [string, Skip]),
    ...quarantined.map(({ id }) => [id, { until: 1, quarantined: true }] as [string, Skip]),
  ])
  const slot = {
    remote: 'media',
    running: () => (running ? ({ release: running } as never) : null),
    skipOf: (id: string) => skips.get(id) ?? null,
    isQuarantined: () => quarantined.length > 0,
  }
  const done: LoadProgress = {
    page: effort.page ?? 'home',
    prefer: effort.prefer ?? 'running',
    found: new Map(Object.entries(effort.found ?? {})),
    tried: effort.tried ?? [],
  }
  const options = { wanted: NEW, fallbacks: [OLD.id, OLDER.id, OLDEST.id], hasFallback: () => true, ...offer }
  return nextStep(slot, done, options, { left, chance: 0.5 })
}
/** A step as one line of text. */
const said = (step: RecoveryStep): string => {
  if (step.do === 'fetch') return `fetch ${step.source}`
  if (step.do === 'wait') return `wait ${step.ms}`
  if (step.do === 'try') return `try ${step.release.id} ${step.ms}`
  if (step.do === 'give-up') return `${step.problem.state} ${step.problem.reason}${step.blocked ? ' told' : ''}`
  return step.do
}
type DecisionCase = [when: string, SituationInput, step: string]
const chosen = { [CHOSEN]: NEW }

describe('which release is next', () => {
  it.each<DecisionCase>([
    ['nothing is known: what the registry chose is found out', {}, 'fetch chosen'],
    ['it was found out: the chosen one', { found: chosen }, `try ${NEW.id} 5000`],
    [
      'there is no other: it gets more time',
      { found: chosen, offer: { hasFallback: () => false } },
      `try ${NEW.id} 8000`,
    ],
    ['something runs, and may go on: that', { running: OLD }, `try ${OLD.id} 5000`],
    ['what is known of it is enough for its first page: that', { running: BRIEF }, `try ${OLD.id} 5000`],
    ['it is not enough for this page: the rest is found out', { running: BRIEF, page: 'second' }, 'fetch chosen'],
    ['something runs, and the chosen one comes first', { running: OLD, prefer: 'chosen' }, 'fetch chosen'],
    [
      'something runs that can go on: the chosen one gets little time',
      { running: OLD, prefer: 'chosen', found: chosen },
      `try ${NEW.id} 4000`,
    ],
    ['the chosen one failed: the last good one is found out', { found: chosen, tried: [gone(NEW)] }, 'fetch last-good'],
    [
      'the chosen one failed, and one is good: that, in its own time',
      { found: { ...chosen, [LAST_GOOD]: GOOD }, tried: [gone(NEW)] },
      `try ${GOOD.id} 4000`,
    ],
    [
      'none is good: the registry’s others',
      { found: { ...chosen, [LAST_GOOD]: null }, tried: [gone(NEW)] },
      `fetch ${OLD.id}`,
    ],
    [
      'the document of one cannot be had: the next',
      { found: { ...chosen, [LAST_GOOD]: null, [OLD.id]: null }, tried: [gone(NEW)] },
      `fetch ${OLDER.id}`,
    ],
    [
      'two of the others failed: no third',
      {
        found: { ...chosen, [LAST_GOOD]: null, [OLD.id]: OLD, [OLDER.id]: OLDER },
        tried: [gone(NEW), gone(OLD), gone(OLDER)],
      },
      `failed ${OLDER.id} fetch`,
    ],
    [
      'the last good one is the one that failed: the next',
      { found: { ...chosen, [LAST_GOOD]: NEW }, tried: [gone(NEW)] },
      `fetch ${OLD.id}`,
    ],
    ['the chosen one failed a moment ago: a fallback', { found: chosen, skipped: [NEW] }, 'fetch last-good'],
    [
      'the chosen one failed a moment ago, and nothing else comes: it is tried all the same',
      { found: { ...chosen, [LAST_GOOD]: null }, skipped: [NEW], offer: { fallbacks: [] } },
      `try ${NEW.id} 5000`,
    ],
    [
      'a fallback failed a moment ago: the next',
      { found: { ...chosen, [LAST_GOOD]: GOOD }, tried: [gone(NEW)], skipped: [GOOD] },
      `fetch ${OLD.id}`,
    ],
    [
      'what runs must be left: never that',
      { running: OLD, prefer: 'other', found: { [CHOSEN]: OLD } },
      'fetch last-good',
    ],
    ['somebody tries a version: that', { found: { [CHOSEN]: TRIED } }, `try ${TRIED.id} 5000`],
  ])('where %s', (_, state, step) => expect(said(next(state))).toBe(step))
})

describe('after a failed attempt', () => {
  const after = (...kinds: FailureKind[]): SituationInput => ({ found: chosen, tried: [failed(NEW, ...kinds)] })
  const alone = { offer: { hasFallback: () => false } }
  it.each<DecisionCase>([
    ['of a network: a pause', after('fetch'), 'wait 500'],
    ['and its pause: another one', { found: chosen, tried: [paused(failed(NEW, 'fetch'))] }, `try ${NEW.id} 2500`],
    ['the second, with fallbacks: no more of it', after('fetch', 'slow'), 'drop'],
    ['the second, without: a longer pause', { ...after('fetch', 'slow'), ...alone }, 'wait 2000'],
    ['the third, without: no more of it', { ...after('fetch', 'slow', 'fetch'), ...alone }, 'drop'],
    ['that threw: one more', after('start-threw'), 'wait 500'],
    ['that threw twice: no more of it', { ...after('start-threw', 'start-threw'), ...alone }, 'drop'],
    ['that found no page: no more of it', after('no-page'), 'drop'],
    ['where a pause would take all the time: at once', { ...after('fetch'), left: 900 }, `try ${NEW.id} 900`],
    ['where no time is left: no more of it', { ...after('fetch'), left: 400 }, 'drop'],
    ['of a swap: no more of it', { ...after('slow'), running: OLD, prefer: 'chosen' }, 'drop'],
  ])('%s', (_, state, step) => expect(said(next(state))).toBe(step))

  it.each([
    [0, 350],
    [1, 650],
  ])('the pause has a random part (%d)', (chance, ms) => {
    const slot = { remote: 'media', running: () => null, skipOf: () => null, isQuarantined: () => false }
    const effort: LoadProgress = { page: 'home', prefer: 'running', found: new Map(), tried: [failed(NEW, 'fetch')] }
    const offer = { wanted: NEW, fallbacks: [], hasFallback: () => true }
    expect(nextStep(slot, effort, offer, { left: TOTAL_MS, chance })).toEqual({ do: 'wait', ms })
  })
})

describe('at the end', () => {
  const nothing = { found: { [CHOSEN]: null, [LAST_GOOD]: null }, offer: { fallbacks: [] } }
  it.each<DecisionCase>([
    [
      'what runs goes on where a swap failed',
      { running: OLD, prefer: 'chosen', tried: [gone(NEW)], found: chosen },
      'stay',
    ],
    [
      'the newest failure is told',
      { found: { ...chosen, [LAST_GOOD]: GOOD }, tried: [gone(NEW), gone(GOOD, 'slow')], offer: { fallbacks: [] } },
      `failed ${GOOD.id} slow`,
    ],
    [
      'a version that somebody tries has no fallback',
      { found: { [CHOSEN]: TRIED }, tried: [gone(TRIED)] },
      `failed ${TRIED.id} fetch`,
    ],
    [
      'nothing was at hand',
      { ...nothing, offer: { fallbacks: [], wanted: null } },
      'failed No release of media is at hand',
    ],
    ['the host lacks contracts', { ...nothing, offer: { fallbacks: [], wanted: BLOCKED } }, 'blocked player, nav told'],
    [
      'a quarantined release is not tried at all',
      { found: { ...chosen, [LAST_GOOD]: null }, quarantined: [NEW], offer: { fallbacks: [] } },
      'quarantined media',
    ],
    ['no time is left to find out another', { found: chosen, tried: [gone(NEW)], left: 400 }, `failed ${NEW.id} fetch`],
    [
      'no time is left for another',
      { found: { ...chosen, [LAST_GOOD]: GOOD }, tried: [gone(NEW)], left: 400 },
      `failed ${NEW.id} fetch`,
    ],
  ])('%s', (_, state, step) => expect(said(next(state))).toBe(step))
})
