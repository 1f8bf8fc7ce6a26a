import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plaza/shared/format'
import {
  DEFAULT_MIN_VISITS,
  DEFAULT_STEPS,
  DEFAULT_WAIT_MINUTES,
  type PlanInput,
  PlanSchema,
} from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import * as v from 'valibot'

/** In minutes, as the waits of a plan. */
const [hour, day] = [HOUR_MS / MINUTE_MS, DAY_MS / MINUTE_MS]

const t = defineTexts({
  shares: { en: 'Two to ten growing shares up to 100.', zh: '请填写 2 至 10 个递增的比例，不超过 100。' },
  minutes: { en: (n: number) => `${n} min`, zh: (n: number) => `${n} 分钟` },
  hours: { en: (n: number) => `${n} h`, zh: (n: number) => `${n} 小时` },
  days: { en: (n: number) => (n === 1 ? '1 day' : `${n} days`), zh: (n: number) => `${n} 天` },
  atOnce: { en: 'no wait', zh: '不等待' },
})

/** The plan fields as typed. */
export interface PlanDraft {
  /** Percentages with any separators. */
  shares: string
  /** Minutes after each step. */
  wait: number
  minVisits: number
}

export const firstPlan: PlanDraft = {
  shares: DEFAULT_STEPS.join(', '),
  wait: DEFAULT_WAIT_MINUTES,
  minVisits: DEFAULT_MIN_VISITS,
}

/** Choices of the wait, in minutes. */
export const waits: readonly number[] = [0, 10, 30, hour, 4 * hour, 12 * hour, day, 3 * day, 7 * day]

export function waitName(minutes: number): string {
  if (minutes === 0) return t.atOnce()
  if (minutes % day === 0) return t.days(minutes / day)
  return minutes % hour === 0 ? t.hours(minutes / hour) : t.minutes(minutes)
}

export const planInput = ({ shares, wait, minVisits }: PlanDraft): PlanInput => ({
  steps: shares
    .split(/[\s,;%\uff0c\u3001\uff1b]+/)
    .filter(Boolean)
    .map((share) => ({ percent: Number(share), wait })),
  minVisits,
})

export const planProblem = (draft: PlanDraft): string | undefined =>
  v.is(PlanSchema, planInput(draft)) ? undefined : t.shares()
