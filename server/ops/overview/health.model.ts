import {
  attemptsOf,
  failureShare,
  isEnough,
  judgeRelease,
  type OperationsMetrics,
  type ReleaseEvidence,
  type ReleaseMetrics,
  type RunningRelease,
} from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
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

export interface Health {
  tone: Tone
  words: string
}

/** Health of a release, compared with the one that it replaces. */
export function healthOf({ now, before, unrendered }: Omit<RunningRelease, 'release' | 'isBase'>): Health {
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
  if (unrendered >= FEW_FAULTS) return { tone: 'watch', words: t.unrendered(whole(unrendered)) }
  return { tone: 'good', words: than ? t.alike(than) : t.good() }
}

export interface HealthRow extends ReleaseEvidence {
  release: string
  runs: 'share' | 'base' | 'before'
  health: Health | null
}

/** Each running release, and the base before, which may no longer run. */
export function healthRows(list: readonly RunningRelease[]): HealthRow[] {
  const rows = list.map(
    ({ release, isBase, ...figures }): HealthRow => ({
      ...{ release, ...figures.now },
      ...{ runs: isBase ? 'base' : 'share', health: healthOf(figures) },
    }),
  )
  const past = list.find(({ isBase }) => isBase)?.before
  if (!past || attemptsOf(past) === 0 || list.some(({ release }) => release === past.release)) return rows
  return [...rows, { ...past, runs: 'before', health: null }]
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
