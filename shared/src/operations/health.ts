import type { LocalizedText } from '../text'
/** Services outside this installation, and the store of uploads. */
export const outsideServices = ['sms', 'wechat', 'wechat-pay', 'alipay', 'real-names', 'voice', 'storage'] as const
export type OutsideService = (typeof outsideServices)[number]

/** `bad`: people notice it now. `watch`: somebody should look at it. */
export type HealthLevel = 'good' | 'watch' | 'bad'

/** How calls of a service went in one server process since its start. */
export interface ServiceCalls {
  /** When a call last succeeded, and last failed (ms since the epoch); null: never. */
  answeredAt: number | null
  failedAt: number | null
  /** Reason of the last failure. */
  failure: string | null
  /** Failures since the last success. */
  failuresInARow: number
}

/** Since when a read replica cannot be used, and why. */
export interface ReplicaOutage {
  since: number
  why: string
}

/** What a server process reports about itself. */
export interface ServerReport {
  host: string
  startedAt: number
  memoryBytes: number
  /** Free on the disk of its data folder. */
  diskBytes: number
  /** Of the last five minutes: answers, those with a 5xx status, and those that took over a second. */
  answers: number
  failed: number
  slow: number
  /** Requests that wait for a database connection. */
  waiting: number
  /** Serial of the registry that it serves. */
  serial: number
  /** Null: the replica is used, or there is none. Servers before it do not report it. */
  replicaOutage?: ReplicaOutage | null
  rendering: 'off' | 'idle' | 'on' | 'unable'
  pausedPages: number
  services: Readonly<Partial<Record<OutsideService, ServiceCalls>>>
}

export interface ServerHealth extends ServerReport {
  id: string
  seenAt: number
}

export interface ServiceHealth extends ServiceCalls {
  name: OutsideService
  /** Which adapter runs, as the environment names it; `none`: nobody offers the service. */
  adapter: string
}

export interface JobHealth {
  name: string
  doneAt: number | null
  failedAt: number | null
  failure: string | null
  /** Since when a run is due that nobody has begun. */
  overdueSince: number | null
  isFailing: boolean
}

/** What there is to look at; the page has its words and what to do. */
export const findingKinds = [
  'database-slow',
  'database-waits',
  'replica-unused',
  'server-silent',
  'servers-differ',
  'answers-fail',
  'answers-slow',
  'memory',
  'disk',
  'not-rendered',
  'service-fails',
  'jobs-stopped',
  'job-fails',
  'release-halted',
  'backup-missing',
  'backup-old',
  'settings-unsafe',
  'ops-shares-origin',
] as const
export type FindingKind = (typeof findingKinds)[number]

export interface HealthFinding {
  kind: FindingKind
  level: Exclude<HealthLevel, 'good'>
  /** The server, service, job or remote. */
  about?: string
  /** A number of the kind's own unit. */
  value?: number
  since?: number
  /** In the words of what failed. */
  detail?: string
  /** Why a release was halted. */
  reason?: LocalizedText
}

/** GET `health`: whether all is well, over all servers of the database. */
export interface OperationsHealth {
  at: number
  level: HealthLevel
  /** Most serious first. */
  findings: readonly HealthFinding[]
  database: {
    kind: 'postgresql' | 'embedded'
    /** Milliseconds of a trivial query. */
    ms: number
    bytes: number
  }
  servers: readonly ServerHealth[]
  services: readonly ServiceHealth[]
  jobs: readonly JobHealth[]
  /** When the last backup was complete; null: none is known. */
  backupAt: number | null
}
