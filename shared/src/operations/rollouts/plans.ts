import * as v from 'valibot'
import type { Language } from '../../page-context'
import { RemoteNameSchema } from '../../remotes/manifest'
import type { AppRange } from '../../remotes/registry'
import type { LocalizedText } from '../../text'
import { Why } from '../why'

const MAX_STEPS = 10
const MAX_WAIT_MINUTES = 43_200
const MAX_VISITS = 1_000_000

const Step = v.strictObject({
  /** Share of devices, above 0 and up to 100. */
  percent: v.pipe(v.number(), v.minValue(0.01), v.maxValue(100)),
  /** Minutes until the next step may be taken; of no use in the last one. */
  wait: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WAIT_MINUTES)),
})

/** A rollout plan: the share grows step by step while the release does no worse than the one before. */
export const PlanSchema = v.strictObject({
  steps: v.pipe(
    v.array(Step),
    v.minLength(2),
    v.maxLength(MAX_STEPS),
    v.check(
      (steps) => steps.every(({ percent }, at) => at === 0 || percent > (steps[at - 1]?.percent ?? 0)),
      'each share must be larger than the one before',
    ),
  ),
  /** Minimum visits of the release in a step before the next one is taken. */
  minVisits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_VISITS))),
})
export type PlanInput = v.InferOutput<typeof PlanSchema>
export type PlanStep = PlanInput['steps'][number]

/** Body of `pause`, `resume` and `cancel`; `plan` may be omitted if the remote has only one active plan. */
export const PlanChangeBody = v.strictObject({
  remote: RemoteNameSchema,
  plan: v.optional(v.pipe(v.string(), v.maxLength(40))),
  why: Why,
})

export const DEFAULT_STEPS: readonly number[] = [1, 10, 50, 100]
export const DEFAULT_WAIT_MINUTES = 30
export const DEFAULT_MIN_VISITS = 100

/** By how much a release may be worse than the one before; beyond it a plan does not take its next step. */
export const planLimits = {
  /** Fewer failed loads or errors hold no plan: one address counts for two. */
  minFailed: 3,
  /** Failed loads and errors per visit, 0 to 1. */
  failureMargin: 0.01,
  errorMargin: 0.01,
  /** Maximum ratio of the 75th percentiles… */
  slowFactor: 1.2,
  /** …and the minimum difference: milliseconds, and layout shift without unit. */
  slack: { load: 200, page: 200, LCP: 200, INP: 50, CLS: 0.05 },
} as const

/** Times whose 75th percentiles are compared. */
export const comparedTimes = ['load', 'page', 'LCP', 'INP', 'CLS'] as const
export type ComparedTime = (typeof comparedTimes)[number]

/** What was reported about a release in a span. */
export interface ReleaseFigures {
  release: string
  /** Loads and failed loads. */
  visits: number
  failures: number
  errors: number
  /** Only times with enough samples. */
  p75: Partial<Record<ComparedTime, number>>
}

/** A release of a plan beside the one before, over the same span. */
export interface PlanComparison {
  at: number
  /** Start of the span. */
  from: number
  now: ReleaseFigures
  /** null: there was no release before, or it had too few visits to compare. */
  before: ReleaseFigures | null
  /** Limits that the release exceeds, by name; `before` is the figure that it is compared with. */
  exceeded: readonly { metric: 'failures' | 'errors' | ComparedTime; now: number; before: number }[]
}

/**
 * `superseded`: ended by another change of the same rule. `halted`: ended by an automatic rollback. `cancelled` and
 * `superseded` leave the share as it is.
 */
export type PlanState = 'running' | 'paused' | 'done' | 'halted' | 'cancelled' | 'superseded'

/** What a running plan waits for: its time, more visits, or the end of what holds it. */
export type PlanObstacle = 'time' | 'visits' | 'condition'

export interface StatusPlan {
  id: string
  release: string
  shells: readonly string[] | null
  regions: readonly string[] | null
  languages: readonly Language[] | null
  app: AppRange | null
  steps: readonly PlanStep[]
  /** Index of the current step. */
  step: number
  minVisits: number
  state: PlanState
  waitsFor: PlanObstacle
  /** When the next step may be taken; null unless it runs. */
  dueAt: number | null
  comparison: PlanComparison | null
  startedBy: string
  startedAt: number
  endedAt: number | null
  /** Who or what paused or ended it, and why. */
  note: string | null
  /** The same in both languages, where the registry refused the next step or the release was halted. */
  refusal: LocalizedText | null
}
