import { DAY_MS } from '@plaza/shared/format'
import type {
  OperationsMetrics,
  OperationsRendering,
  OperationsStatus,
  ReleaseMetrics,
  StatusRule,
} from '@plaza/shared/operations'
import type { Remote } from '../overview/rollback.model'

const PUBLISHED = Date.parse('2026-03-01T08:00:00Z')

export const rule = (about: Partial<StatusRule> = {}): StatusRule => ({
  id: 'r1',
  release: '1.4.0-bbb',
  shells: null,
  regions: null,
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
  retiredAt: null,
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
  host: { build: '904b60f92a' },
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
