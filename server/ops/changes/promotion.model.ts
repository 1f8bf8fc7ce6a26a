import { momentOf, siteMinute } from '@plaza/shared/format'
import {
  type ChangeBody,
  DEFAULT_MIN_VISITS,
  needsSecondPerson,
  type PlanInput,
  rulesWithPlans,
  type StatusRule,
} from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { Remote } from '../overview/rollback.model'
import { appWords, type Scope, scopeSentence } from '../overview/rule.model'
import { percent } from '../parts/format'
import { type PlanDraft, planInput, planProblem, waitName } from './plan.model'
import { appProblem, everybody, regionsProblem, type ScopeDraft, scopeDraft, scopeOf } from './scope.model'

const t = defineTexts({
  why: { en: 'Say why: it stands in the log.', zh: '请填写原因，会写入日志。' },
  span: { en: 'It must end after it begins.', zh: '结束时间必须晚于开始时间。' },
  past: { en: 'This is over already.', zh: '结束时间已过。' },
  share: { en: 'A share from 0 to 100.', zh: '比例应在 0 到 100 之间。' },
  base: {
    en: (release: string, before: string) =>
      `${release} runs for everybody from now on. ${before} stays ready as the one before.`,
    zh: (release: string, before: string) => `${release} 立即对所有人生效，${before} 保留为上一个版本。`,
  },
  first: {
    en: (release: string) => `${release} runs for everybody from now on.`,
    zh: (release: string) => `${release} 立即对所有人生效。`,
  },
  same: {
    en: (release: string) => `${release} runs for everybody already; its shares and scopes end.`,
    zh: (release: string) => `${release} 已对所有人生效，它的其他规则将结束。`,
  },
  rule: {
    en: (release: string, whom: string) => `${release} for: ${whom}.`,
    zh: (release: string, whom: string) => `${release} 用于：${whom}。`,
  },
  replaces: {
    en: (whom: string) => `It takes the place of its earlier rule: ${whom}.`,
    zh: (whom: string) => `它将取代原有规则：${whom}。`,
  },
  plan: {
    en: (release: string, whom: string, shares: string) => `${release} for: ${whom}, ${shares}.`,
    zh: (release: string, whom: string, shares: string) => `${release} 用于：${whom}，${shares}。`,
  },
  planWaits: {
    en: (wait: string, visits: number) =>
      `Each step lasts at least: ${wait}, ${visits} visits. The next one comes only if failed loads, errors and times are no worse than those of the release before.`,
    zh: (wait: string, visits: number) =>
      `每步至少持续 ${wait} 并达到 ${visits} 次访问；加载失败、报错和耗时不差于上一版时才进入下一步。`,
  },
  waits: {
    en: 'It waits for a second person, who confirms it here within 24 hours.',
    zh: '须由第二人在 24 小时内于此确认后生效。',
  },
  others: { en: 'Nothing changes for all others.', zh: '其他人不受影响。' },
})

/** State of the dialog; times in the format of the browser's field, in the site's time zone. */
export interface PromotionDraft {
  release: string
  scope: ScopeDraft
  percent: number
  from: string
  until: string
  why: string
  /** Null: the share is set at once. */
  plan: PlanDraft | null
}
type PromotionProblems = Partial<Record<'regions' | 'app' | 'percent' | 'plan' | 'until' | 'why', string>>

const asMoment = (minute: string): number | undefined => (minute ? momentOf(minute) : undefined)

/** A time in the format of a datetime field. */
export const fieldOf = (ms: number | null): string => (ms === null ? '' : siteMinute(ms))

/** The rule to change, or 10 % of the newest release that does not run for everybody yet. */
export function firstDraft({ releases, rules }: Remote, rule?: StatusRule): PromotionDraft {
  if (rule?.release)
    return {
      release: rule.release,
      scope: scopeDraft(rule),
      percent: rule.percent,
      from: fieldOf(rule.from),
      until: fieldOf(rule.until),
      why: '',
      plan: null,
    }
  const base = rules.find((one) => one.base)?.release
  const newest = releases.find(({ id, revoked }) => id !== base && !revoked) ?? releases[0]
  return { release: newest?.id ?? '', scope: everybody, percent: 10, from: '', until: '', why: '', plan: null }
}

export function problemsOf(draft: PromotionDraft, now: number): PromotionProblems {
  const [regions, app] = [regionsProblem(draft.scope.regions), appProblem(draft.scope.app)]
  const [from, until] = [asMoment(draft.from) ?? 0, asMoment(draft.until) ?? Number.POSITIVE_INFINITY]
  const inRange = draft.percent >= 0 && draft.percent <= 100
  const plan = draft.plan && planProblem(draft.plan)
  return {
    ...(regions && { regions }),
    ...(app && { app }),
    ...(draft.plan ? plan && { plan } : !inRange && { percent: t.share() }),
    ...(until <= from ? { until: t.span() } : until <= now && { until: t.past() }),
    ...(!draft.why.trim() && { why: t.why() }),
  }
}

export function promotionBody(remote: string, draft: PromotionDraft): ChangeBody<'promote'> {
  if (draft.plan)
    return {
      ...{ remote, release: draft.release, ...scopeOf(draft.scope) },
      ...{ plan: planInput(draft.plan), why: draft.why.trim() },
    }
  const [from, until] = [asMoment(draft.from), asMoment(draft.until)]
  return {
    remote,
    release: draft.release,
    ...scopeOf(draft.scope),
    percent: draft.percent,
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    why: draft.why.trim(),
  }
}

const sameSet = (one: readonly string[] | null | undefined, other: readonly string[] | null | undefined): boolean =>
  [...(one ?? [])].sort().join() === [...(other ?? [])].sort().join()

const isSameScope = (one: Scope, other: Scope): boolean =>
  sameSet(one.shells, other.shells) &&
  sameSet(one.regions, other.regions) &&
  sameSet(one.languages, other.languages) &&
  appWords(one.app ?? {}) === appWords(other.app ?? {})

function planEffect(
  { release, shells: only, regions, languages, app }: ChangeBody<'promote'>,
  plan: PlanInput,
): string[] {
  const shares = plan.steps.map((step) => percent(step.percent)).join(' → ')
  const pauses = [...new Set(plan.steps.slice(0, -1).map(({ wait }) => waitName(wait)))].join(' → ')
  return [
    t.plan(release, scopeSentence({ shells: only, regions, languages, app }), shares),
    t.planWaits(pauses, plan.minVisits ?? DEFAULT_MIN_VISITS),
  ]
}

/** The effect of a promotion, in full sentences. */
export function promotionEffect({ rules }: Remote, promotion: ChangeBody<'promote'>): string[] {
  if (promotion.plan) return planEffect(promotion, promotion.plan)
  const { remote: _, why: __, release, ...scope } = promotion
  const base = rules.find((rule) => rule.base)?.release ?? null
  const { percent = 100, shells: only, regions, languages, app, from, until } = scope
  if (percent < 100 || only || regions || languages || app || from !== undefined || until !== undefined) {
    const earlier = rules.filter((rule) => !rule.base && rule.release === release && isSameScope(rule, scope))
    return [
      t.rule(release, scopeSentence(scope)),
      ...earlier.map((rule) => t.replaces(scopeSentence(rule))),
      t.others(),
    ]
  }
  if (base === release) return [t.same(release)]
  return base ? [t.base(release, base)] : [t.first(release)]
}

/** The effect of the dialog's promotion, and whether it waits for a second person. */
export function promotionOutcome(remote: Remote, draft: PromotionDraft): string[] {
  const body = promotionBody(remote.name, draft)
  const waits = needsSecondPerson(
    { action: 'promote', body },
    remote.secondPersonAbove,
    rulesWithPlans(remote.rules, remote.plans),
  )
  return [...promotionEffect(remote, body), ...(waits ? [t.waits()] : [])]
}

/** The rule of a promotion, and the rules before it: `off` above a share or scope, all others above the base. */
export function promotionReach({ rules }: Remote, draft: PromotionDraft) {
  const rule = {
    ...scopeOf(draft.scope),
    percent: draft.plan ? (planInput(draft.plan).steps[0]?.percent ?? 0) : draft.percent,
  }
  const isBase = rule.percent >= 100 && Object.keys(rule).length === 1
  const above = rules.filter((one) => !one.base && (one.release === null || (isBase && one.release !== draft.release)))
  return { rule, above, isFirst: draft.plan !== null }
}
