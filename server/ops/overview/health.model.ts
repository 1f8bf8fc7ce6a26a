import {
  attemptsOf,
  failureShare,
  isEnough,
  judgeRelease,
  type OperationsMetrics,
  type ReleaseEvidence,
  type ReleaseMetrics,
} from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { CallFailure } from '../calls/call'
import { duration, halves, rate, whole } from '../parts/format'
import type { Tone } from '../parts/tag'
import { planState } from './plan.model'
import type { Remote } from './rollback.model'

/** Failed renders per hour that are ignored, because one is late now and then. */
const FEW_FAULTS = 3

const t = defineTexts({
  none: { en: 'No visits in the last hour', zh: '近 1 小时无访问' },
  few: {
    en: (n: string) => `Too few visits to judge (${n})`,
    zh: (n: string) => `访问太少，暂不评判（${n} 次）`,
  },
  good: { en: 'Healthy', zh: '健康' },
  alike: { en: (than: string) => `Healthy, no worse than ${than}`, zh: (than: string) => `健康，不逊于 ${than}` },
  unrendered: {
    en: (n: string) => `Healthy, but ${n} pages were not rendered on the server`,
    zh: (n: string) => `健康，但有 ${n} 个页面未能在服务端渲染`,
  },
  fails: { en: (now: string) => `Fails: ${now} of loads`, zh: (now: string) => `加载失败率 ${now}` },
  failsMore: {
    en: (now: string, before: string, than: string) => `Fails more: ${now}, ${than} had ${before}`,
    zh: (now: string, before: string, than: string) => `失败更多：${now}，${than} 为 ${before}`,
  },
  slower: {
    en: (now: string, before: string, than: string) => `Slower: ${now}, ${than} took ${before}`,
    zh: (now: string, before: string, than: string) => `更慢：${now}，${than} 为 ${before}`,
  },
})

export interface Evidence extends ReleaseEvidence {
  release: string
  /** Failed renders on the server. */
  unrendered: number
}
export interface Health {
  tone: Tone
  words: string
}

const evidenceOf = (numbers: OperationsMetrics | undefined, remote: string, release: string): Evidence => {
  const found = numbers?.releases.find((one) => one.remote === remote && one.release === release)
  return {
    release,
    loads: found?.loads ?? 0,
    failures: found?.failures ?? 0,
    p75: found?.loadMs?.p75 ?? null,
    unrendered: Object.values(found?.renderFaults ?? {}).reduce((sum, n) => sum + n, 0),
  }
}

/** Health of a release, compared with the one that it replaces. */
export function healthOf(now: Evidence, before: Evidence | null): Health {
  if (attemptsOf(now) === 0) return { tone: 'none', words: t.none() }
  if (!isEnough(now)) return { tone: 'none', words: t.few(whole(attemptsOf(now))) }
  const verdict = judgeRelease(now, before)
  const than = before && isEnough(before) ? halves(before.release).version : ''
  if (verdict?.cause === 'slow')
    return { tone: verdict.level, words: t.slower(duration(now.p75 ?? 0), duration(before?.p75 ?? 0), than) }
  if (verdict) {
    const share = rate(failureShare(now))
    const words = verdict.than && before ? t.failsMore(share, rate(failureShare(before)), than) : t.fails(share)
    return { tone: verdict.level, words }
  }
  if (now.unrendered >= FEW_FAULTS) return { tone: 'watch', words: t.unrendered(whole(now.unrendered)) }
  return { tone: 'good', words: than ? t.alike(than) : t.good() }
}

/** Metrics of the last hour and the last day; undefined until they arrive. */
export interface Counts {
  hour: OperationsMetrics | undefined
  day: OperationsMetrics | undefined
  /** Why the last request for them failed. */
  failure: CallFailure | null
}

export interface HealthRow extends Evidence {
  runs: 'share' | 'base' | 'before'
  health: Health | null
}

/**
 * Each running release over the last hour, compared with the one that it replaces over the last day (the base for a
 * share, the previous release for the base), which may no longer run.
 */
export function healthRows(
  { name, rules, previous }: Remote,
  { hour, day }: Pick<Counts, 'hour' | 'day'>,
): HealthRow[] {
  const base = rules.find((rule) => rule.base)?.release ?? null
  const live = [...new Set(rules.flatMap(({ release }) => (release === null ? [] : [release])))]
  const rows = live.map((release): HealthRow => {
    const now = evidenceOf(hour, name, release)
    const other = release === base ? previous : base
    const before = other === null ? null : evidenceOf(day, name, other)
    return { ...now, runs: release === base ? 'base' : 'share', health: healthOf(now, before) }
  })
  if (previous === null || live.includes(previous)) return rows
  const past = evidenceOf(day, name, previous)
  return attemptsOf(past) > 0 ? [...rows, { ...past, runs: 'before', health: null }] : rows
}

const order: readonly Tone[] = ['bad', 'watch', 'good', 'none']
/** The worst of how the running releases do, of what holds their plans, and of an automatic rollback. */
export function worstOf(rows: readonly HealthRow[], { plans, halted }: Pick<Remote, 'plans' | 'halted'>): Tone {
  const held = plans.flatMap((plan) => {
    const { tone } = planState(plan)
    return plan.endedAt === null && (tone === 'bad' || tone === 'watch') ? [tone] : []
  })
  const tones = [...rows.flatMap(({ health }) => (health ? [health.tone] : [])), ...held, ...(halted ? ['watch'] : [])]
  return order.find((tone) => tones.includes(tone)) ?? 'none'
}

export const metricsOf = (numbers: OperationsMetrics, owner: string): ReleaseMetrics[] =>
  numbers.releases.filter(({ remote }) => remote === owner)
