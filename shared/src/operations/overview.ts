import type { ChangeRequest } from './access/requests'
import type { HealthFinding, HealthLevel } from './health'
import type { LogEntry } from './log'
import type { PlanObstacle, PlanState } from './rollouts/plans'
import type { ReleaseEvidence } from './rollouts/release-health'
import type { StatusRule } from './status'

/** What is wrong, or waits for somebody. */
export type OverviewAlert = { level: Exclude<HealthLevel, 'good'> } & (
  | { kind: 'health'; finding: HealthFinding }
  /** Too many loads of a running release failed in this hour and the one before: see `judgeRelease`. */
  | { kind: 'failures'; remote: string; release: string; loads: number; failures: number }
  /** It loads more slowly in the last hour than the release before did in the last day (75th percentiles in ms). */
  | { kind: 'slow'; remote: string; release: string; p75: number; before: { release: string; p75: number } }
  /** A plan that does not go on by itself. */
  | { kind: 'plan'; remote: string; release: string; percent: number; held: 'paused' | 'condition' | 'visits' }
  | { kind: 'request'; request: ChangeRequest }
  /** Errors that were first seen, or came back, within a day. */
  | { kind: 'error'; id: number; owner: string; message: string; n: number; since: number; returned: boolean }
  | { kind: 'token'; name: string; endsAt: number }
)

/** The active plan of a remote. */
export interface OverviewPlan {
  release: string
  /** Index of the current step, and the share of each in percent. */
  step: number
  shares: readonly number[]
  state: PlanState
  waitsFor: PlanObstacle
  dueAt: number | null
}

/** A remote on one line. */
export interface OverviewRemote {
  name: string
  owners: readonly string[]
  retiredAt: number | null
  /** What everybody gets whom no other rule names, and since when; null: nothing. */
  release: string | null
  since: number | null
  /** A release that was published after it and runs for nobody; null: there is none. */
  newer: string | null
  /** Whether a rollback would be accepted. */
  hasWayBack: boolean
  /** Rules besides the base, in order of evaluation. */
  rules: readonly StatusRule[]
  plan: OverviewPlan | null
  /** The release that was rolled back automatically, and when. */
  halted: { release: string; at: number } | null
  /** Loads and failed loads of each of the last 24 hours, oldest first. */
  loads: readonly number[]
  failures: readonly number[]
  /** Open errors that were seen within 24 hours. */
  errors: number
}

/** GET `overview`: what is wrong now, what changed today and what runs where, in one answer. */
export interface OperationsOverview {
  at: number
  level: HealthLevel
  /** Most serious first. */
  alerts: readonly OverviewAlert[]
  /** By name. */
  remotes: readonly OverviewRemote[]
  /** The log of the last 24 hours, newest first; at most fifty entries. */
  changed: readonly LogEntry[]
  serial: number
  issuedAt: number
  host: { build: string }
}

/** A release that a rule gives out, with what addresses reported: each counts for at most two attempts. */
export interface RunningRelease {
  release: string
  /** Whether everybody gets it whom no other rule names. */
  isBase: boolean
  /** In this hour and the one before. */
  now: ReleaseEvidence
  /** In the last day, the base if this is a share, the base before if this is one of today; null: there is none. */
  before: (ReleaseEvidence & { release: string }) | null
  /** Pages of it that the server could not render in the last hour. */
  unrendered: number
}

/** GET `running-releases?remote=media`: what the alerts of `overview` judge, of one remote. */
export interface RunningReleases {
  list: readonly RunningRelease[]
}
