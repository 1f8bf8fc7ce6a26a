import type { AutoRollbackLimits } from '@plaza/shared/operations'

/** Evidence about one release in a time span. */
export interface Evidence {
  /** Weighted loads and failures: each address counts for at most two. */
  loads: number
  failures: number
  /** Number of addresses with failures. */
  failing: number
  /** 75th percentile of the load time in milliseconds; null without loads. */
  p75: number | null
}

interface Judgement {
  cause: 'errors' | 'slow'
  /** One sentence with the figures, for the log. */
  why: string
}

/** Tolerance for binary fractions, far below any sensible margin. */
const HAIR = 1e-9

const attemptsOf = ({ loads, failures }: Evidence): number => loads + failures
const share = (evidence: Evidence): number => evidence.failures / attemptsOf(evidence)
const percent = (value: number): string => `${Number((value * 100).toFixed(1))} %`
const failureText = (evidence: Evidence): string =>
  `${Math.round(evidence.failures)} of ${Math.round(attemptsOf(evidence))} loads failed (${percent(share(evidence))}) at ${evidence.failing} addresses`

/** Whether there is enough evidence to compare a release. */
export const isEnough = (evidence: Evidence, { minLoads }: AutoRollbackLimits): boolean =>
  attemptsOf(evidence) + HAIR >= Math.max(1, minLoads)

/**
 * Whether a release must be rolled back, given the evidence about it and the previous one; null lets it run. Without
 * enough evidence the previous release counts as faultless, and load time is not compared; see docs/decisions/0019.
 */
export function judge(now: Evidence, before: Evidence, limits: AutoRollbackLimits): Judgement | null {
  if (!isEnough(now, limits)) return null
  return failsMore(now, isEnough(before, limits) ? before : null, limits) ?? isSlower(now, before, limits)
}

function failsMore(now: Evidence, before: Evidence | null, limits: AutoRollbackLimits): Judgement | null {
  const { errorMargin, minAddresses } = limits
  if (now.failing < minAddresses) return null
  if (share(now) - (before ? share(before) : 0) <= errorMargin + HAIR) return null
  const past = before
    ? `${Math.round(before.failures)} of ${Math.round(attemptsOf(before))} (${percent(share(before))})`
    : 'too few to compare'
  return { cause: 'errors', why: `${failureText(now)}, before: ${past}` }
}

function isSlower(
  now: Evidence,
  before: Evidence,
  { minLoads, slowFactor, slowMs }: AutoRollbackLimits,
): Judgement | null {
  if (now.loads + HAIR < minLoads || before.loads + HAIR < minLoads || now.p75 === null || before.p75 === null)
    return null
  if (now.p75 <= before.p75 * slowFactor + HAIR || now.p75 <= before.p75 + slowMs + HAIR) return null
  const seen = `${Math.round(now.p75)} ms over ${Math.round(now.loads)} loads`
  return {
    cause: 'slow',
    why: `Three quarters of the loads took up to ${seen}, before: ${Math.round(before.p75)} ms over ${Math.round(before.loads)}`,
  }
}
