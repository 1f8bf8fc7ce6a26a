import { DAY_MS } from '@plaza/shared/format'
import type {
  OperationsMetrics,
  OperationsRendering,
  OperationsStatus,
  ReleaseEvidence,
  ReleaseMetrics,
  RunningRelease,
  StatusPlan,
  StatusRule,
} from '@plaza/shared/operations'
import type { Remote } from '../overview/rollback.model'

const PUBLISHED = Date.parse('2026-03-01T08:00:00Z')

export const rule = (about: Partial<StatusRule> = {}): StatusRule => ({
  id: 'r1',
  release: '1.4.0-bbb',
  shells: null,
  regions: null,
  languages: null,
  app: null,
  percent: 100,
  from: null,
  until: null,
  base: false,
  since: PUBLISHED,
  ...about,
})
export const base = (release = '1.4.0-bbb'): StatusRule => rule({ id: 'base', release, base: true })

/** `media` with three releases: 1.4.0 is active, 1.3.2 was active before. */
export const remote = (about: Partial<Remote> = {}): Remote => ({
  name: 'media',
  previous: '1.3.2-aaa',
  owners: [],
  secondPersonAbove: null,
  retiredAt: null,
  plans: [],
  halted: null,
  rules: [base()],
  releases: ['1.5.0-ccc', '1.4.0-bbb', '1.3.2-aaa'].map((id, i) => ({
    id,
    version: id.slice(0, 5),
    build: id.slice(6),
    publishedAt: PUBLISHED - i * DAY_MS,
    publishedBy: 'ops',
    revoked: false,
    live: id === '1.4.0-bbb',
    bytes: 42_000,
    provenance: { by: 'Mei', commit: 'abcdef0123456789', clean: true, at: '2026-03-01T07:00:00.000Z' },
    needs: {},
  })),
  ...about,
})

export const status = (remotes: readonly Remote[] = [remote()], serial = 7): OperationsStatus => ({
  serial,
  issuedAt: PUBLISHED,
  bytes: 910,
  remotes,
  host: { build: '904b60f92a', kept: ['904b60f92a'] },
  waiting: [],
})

export const counted = (release: string, about: Partial<ReleaseMetrics> = {}): ReleaseMetrics => ({
  remote: 'media',
  release,
  loads: 0,
  loadMs: null,
  failures: 0,
  failuresByKind: {},
  vitals: {},
  errors: 0,
  renderFaults: {},
  ...about,
})

const evidence: ReleaseEvidence = { loads: 0, failures: 0, p75: null }
/** A base without visits, unless told otherwise. */
export const running = (release: string, about: Partial<RunningRelease> = {}): RunningRelease => ({
  ...{ release, isBase: true, now: evidence, before: null, unrendered: 0 },
  ...about,
})

const STEP_MS = 300_000
export const numbers = (about: Partial<OperationsMetrics> = {}): OperationsMetrics => ({
  from: PUBLISHED,
  until: PUBLISHED + 3 * STEP_MS,
  stepMs: STEP_MS,
  releases: [],
  course: [],
  ...about,
})

export const rendering = (about: Partial<OperationsRendering> = {}): OperationsRendering => ({
  state: 'on',
  missingWalls: [],
  processes: [60, 62, 55].map((mb) => ({ renders: 100, bytes: mb * 1024 ** 2, contexts: 4, isBusy: false })),
  waiting: 0,
  rendered: 1200,
  dropped: 0,
  releases: [],
  paused: [],
  ...about,
})

/** A plan at its second step of four. */
export const plan = (about: Partial<StatusPlan> = {}): StatusPlan => ({
  ...{
    id: 'p7',
    release: '1.5.0-ccc',
    shells: null,
    regions: null,
    languages: null,
    app: null,
    step: 1,
    minVisits: 100,
  },
  steps: [1, 10, 50, 100].map((percent) => ({ percent, wait: 30 })),
  ...{ state: 'running', waitsFor: 'time', dueAt: PUBLISHED, startedBy: 'mei', startedAt: PUBLISHED - DAY_MS },
  ...{ endedAt: null, note: null, refusal: null },
  comparison: {
    ...{ at: PUBLISHED, from: PUBLISHED - DAY_MS },
    now: { release: '1.5.0-ccc', visits: 240, failures: 2, errors: 12, p75: { LCP: 1234 } },
    before: { release: '1.4.0-bbb', visits: 2100, failures: 10, errors: 5, p75: { LCP: 1200, CLS: 0.02 } },
    exceeded: [{ metric: 'errors', now: 0.05, before: 0.002 }],
  },
  ...about,
})
