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
  /** One sentence with the figures, for the log and for people, by language. */
  why: { en: string; zh: string }
}

/** Tolerance for binary fractions, far below any sensible margin. */
const HAIR = 1e-9

const attemptsOf = ({ loads, failures }: Evidence): number => loads + failures
const share = (evidence: Evidence): number => evidence.failures / attemptsOf(evidence)
const percent = (value: number): string => `${Number((value * 100).toFixed(1))} %`
const failuresOf = (evidence: Evidence): { n: number; of: number; share: string } => ({
  n: Math.round(evidence.failures),
  of: Math.round(attemptsOf(evidence)),
  share: percent(share(evidence)),
})

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
  const [shown, past] = [failuresOf(now), before && failuresOf(before)]
  const en = `${shown.n} of ${shown.of} loads failed (${shown.share}) at ${now.failing} addresses, before: `
  const zh = `${shown.of} 次加载失败 ${shown.n} 次（${shown.share}），来自 ${now.failing} 个地址；上一版：`
  return {
    cause: 'errors',
    why: {
      en: en + (past ? `${past.n} of ${past.of} (${past.share})` : 'too few to compare'),
      zh: zh + (past ? `${past.of} 次失败 ${past.n} 次（${past.share}）` : '数据太少，无法比较'),
    },
  }
}

function isSlower(
  now: Evidence,
  before: Evidence,
  { minLoads, slowFactor, slowMs }: AutoRollbackLimits,
): Judgement | null {
  if (now.loads + HAIR < minLoads || before.loads + HAIR < minLoads || now.p75 === null || before.p75 === null)
    return null
  if (now.p75 <= before.p75 * slowFactor + HAIR || now.p75 <= before.p75 + slowMs + HAIR) return null
  const [ms, loads, msBefore, loadsBefore] = [now.p75, now.loads, before.p75, before.loads].map(Math.round)
  return {
    cause: 'slow',
    why: {
      en: `Three quarters of the loads took up to ${ms} ms over ${loads} loads, before: ${msBefore} ms over ${loadsBefore}`,
      zh: `四分之三的加载在 ${ms} 毫秒内完成（共 ${loads} 次）；上一版：${msBefore} 毫秒（共 ${loadsBefore} 次）`,
    },
  }
}
