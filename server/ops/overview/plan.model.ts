import { type ComparedTime, comparedTimes, type ReleaseFigures, type StatusPlan } from '@plaza/shared/operations'
import { defineTexts, textOf } from '@plaza/shared/text'
import { duration, moment, percent, rate, whole } from '../parts/format'
import type { Tone } from '../parts/tag'

const t = defineTexts({
  time: {
    en: (share: string, at: string) => `${share} from ${at}, if it does no worse`,
    zh: (share: string, at: string) => `若无异常，${at} 起扩大至 ${share}`,
  },
  visits: {
    en: (share: string, n: string, of: string) => `Too few visits for ${share}: ${n} of ${of}`,
    zh: (share: string, n: string, of: string) => `访问太少，暂不扩大至 ${share}：${n} / ${of}`,
  },
  condition: {
    en: (share: string, what: string) => `Held before ${share}, worse than the release before: ${what}`,
    zh: (share: string, what: string) => `暂不扩大至 ${share}，以下指标差于上一版：${what}`,
  },
  paused: { en: (share: string) => `Paused at ${share}`, zh: (share: string) => `已暂停，比例 ${share}` },
  done: { en: (at: string) => `Done on ${at}`, zh: (at: string) => `${at} 已完成` },
  halted: { en: (at: string) => `Halted on ${at}`, zh: (at: string) => `${at} 已熔断` },
  cancelled: { en: (at: string) => `Cancelled on ${at}`, zh: (at: string) => `${at} 已取消` },
  superseded: { en: (at: string) => `Ended on ${at} by another change`, zh: (at: string) => `${at} 因其他操作结束` },
})

const names = defineTexts({
  visits: { en: 'Visits', zh: '访问' },
  failures: { en: 'Failed loads', zh: '加载失败' },
  errors: { en: 'Errors', zh: '报错' },
  load: { en: 'Load', zh: '加载' },
  page: { en: 'Page change', zh: '页面切换' },
  LCP: { en: 'LCP', zh: 'LCP' },
  INP: { en: 'INP', zh: 'INP' },
  CLS: { en: 'CLS', zh: 'CLS' },
})

export type FigureName = keyof typeof names
export const figureName = (name: FigureName): string => names[name]()

/** The state of a plan as a sentence, and its tone. */
export function planState(plan: StatusPlan): { tone: Tone; words: string } {
  const { state, endedAt, steps, step } = plan
  if (state === 'running') return waiting(plan)
  if (state === 'paused') return { tone: 'watch', words: t.paused(percent(steps[step]?.percent ?? 0)) }
  const tones = { done: 'good', halted: 'bad', cancelled: 'none', superseded: 'none' } as const
  return { tone: tones[state], words: t[state](moment(endedAt ?? 0)) }
}

/** Why it was paused or ended. */
export const planNote = ({ note, refusal }: StatusPlan): string | null => (refusal ? textOf(refusal) : note)

function waiting({ steps, step, waitsFor, dueAt, comparison, minVisits }: StatusPlan): { tone: Tone; words: string } {
  const share = percent(steps[step + 1]?.percent ?? 0)
  if (waitsFor === 'condition') {
    const held = (comparison?.exceeded ?? []).map(({ metric }) => figureName(metric)).join(', ')
    return { tone: 'bad', words: t.condition(share, held) }
  }
  if (waitsFor === 'visits')
    return { tone: 'watch', words: t.visits(share, whole(comparison?.now.visits ?? 0), whole(minVisits)) }
  return { tone: 'good', words: t.time(share, moment(dueAt ?? 0)) }
}

const timeWords = (name: ComparedTime, value: number | undefined): string =>
  value === undefined ? '–' : name === 'CLS' ? value.toFixed(3) : duration(value)
const countWords = (count: number, { visits }: ReleaseFigures): string =>
  visits > 0 ? `${whole(count)} · ${rate(count / visits)}` : whole(count)

export interface FigureRow {
  name: FigureName
  now: string
  before: string
  exceeded: boolean
}

/** The figures of both releases beside each other; times that neither has are left out. */
export function figureRows({ comparison }: StatusPlan): FigureRow[] {
  if (!comparison) return []
  const { now, before, exceeded } = comparison
  const row = (name: FigureName, words: (figures: ReleaseFigures) => string): FigureRow => ({
    ...{ name, now: words(now), before: before ? words(before) : '–' },
    exceeded: exceeded.some(({ metric }) => metric === name),
  })
  const known = comparedTimes.filter((time) => now.p75[time] !== undefined || before?.p75[time] !== undefined)
  return [
    row('visits', ({ visits }) => whole(visits)),
    row('failures', (figures) => countWords(figures.failures, figures)),
    row('errors', (figures) => countWords(figures.errors, figures)),
    ...known.map((time) => row(time, ({ p75 }) => timeWords(time, p75[time]))),
  ]
}
