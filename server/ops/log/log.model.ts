import type { LogEntry } from '@plaza/shared/operations'
import { defineTexts, type LocalizedText, textOf } from '@plaza/shared/text'
import { type Scope, scopeSentence } from '../overview/rule.model'
import { percent } from '../parts/format'
import { roleName } from '../session/role'

const t = defineTexts({
  published: { en: (release: string) => `Published ${release}`, zh: (release: string) => `发布 ${release}` },
  promoted: {
    en: (release: string, whom: string) => `Promoted ${release} · ${whom}`,
    zh: (release: string, whom: string) => `上线 ${release} · ${whom}`,
  },
  back: { en: (release: string) => `Took ${release} back`, zh: (release: string) => `撤回 ${release}` },
  halted: {
    en: (release: string) => `Halted by itself: ${release} is taken back`,
    zh: (release: string) => `自动熔断：撤回 ${release}`,
  },
  backTo: {
    en: (taken: string, release: string) => `${taken}, ${release} runs instead`,
    zh: (taken: string, release: string) => `${taken}，改用 ${release}`,
  },
  ended: {
    en: (release: string, whom: string) => `Ended ${release} · ${whom}`,
    zh: (release: string, whom: string) => `结束 ${release} · ${whom}`,
  },
  planStarted: {
    en: (release: string, whom: string, steps: number) => `Started a plan for ${release} · ${whom} · ${steps} steps`,
    zh: (release: string, whom: string, steps: number) => `开始 ${release} 的上线计划 · ${whom} · 共 ${steps} 步`,
  },
  planStep: {
    en: (release: string, whom: string, step: number, steps: number) =>
      `Step ${step} of ${steps} for ${release} · ${whom}`,
    zh: (release: string, whom: string, step: number, steps: number) =>
      `${release} 的上线计划第 ${step} / ${steps} 步 · ${whom}`,
  },
  planPaused: {
    en: (release: string) => `Paused the plan for ${release}`,
    zh: (release: string) => `暂停 ${release} 的上线计划`,
  },
  planResumed: {
    en: (release: string) => `Resumed the plan for ${release}`,
    zh: (release: string) => `继续 ${release} 的上线计划`,
  },
  planCancelled: {
    en: (release: string) => `Cancelled the plan for ${release}`,
    zh: (release: string) => `取消 ${release} 的上线计划`,
  },
  off: { en: (whom: string) => `Turned off · ${whom}`, zh: (whom: string) => `关闭 · ${whom}` },
  on: { en: (whom: string) => `Turned on again · ${whom}`, zh: (whom: string) => `恢复 · ${whom}` },
  retired: { en: 'Retired the remote', zh: '下架子应用' },
  removed: {
    en: (release: string, whom: string) => `Removed the rule ${release} · ${whom}`,
    zh: (release: string, whom: string) => `移除规则 ${release} · ${whom}`,
  },
  reissued: { en: 'Issued the registry anew', zh: '重新签发登记表' },
  override: { en: 'Issued an override', zh: '签发临时覆盖' },
  preview: {
    en: (content: string) => `Made a preview link of ${content}`,
    zh: (content: string) => `生成 ${content} 的预览链接`,
  },
  previewEnded: {
    en: (content: string) => `Ended a preview link of ${content}`,
    zh: (content: string) => `停用 ${content} 的预览链接`,
  },
  operatorAdded: {
    en: (name: string, role: string) => `Made ${name} an operator · ${role}`,
    zh: (name: string, role: string) => `添加运维人员 ${name} · ${role}`,
  },
  operatorConfirmed: {
    en: (name: string) => `Confirmed ${name} for finance`,
    zh: (name: string) => `确认财务人员 ${name}`,
  },
  departmentsSet: {
    en: (name: string, departments: string) => `${name} decides for the departments ${departments}`,
    zh: (name: string, departments: string) => `${name} 的所属部门改为 ${departments}`,
  },
  operatorRemoved: {
    en: (name: string) => `Removed the operator ${name}`,
    zh: (name: string) => `移除运维人员 ${name}`,
  },
  tokenAdded: {
    en: (name: string, role: string) => `Made a token for ${name} · ${role}`,
    zh: (name: string, role: string) => `为 ${name} 签发令牌 · ${role}`,
  },
  tokenRemoved: { en: (name: string) => `Ended the token of ${name}`, zh: (name: string) => `停用 ${name} 的令牌` },
  ownersSet: {
    en: (owners: string) => `Owners are now: ${owners}`,
    zh: (owners: string) => `负责人改为：${owners}`,
  },
  secondSet: {
    en: (share: string) => `More than ${share} needs a second person`,
    zh: (share: string) => `超过 ${share} 须第二人确认`,
  },
  secondEnded: { en: 'Changes need no second person any more', zh: '变更不再需要第二人确认' },
  asked: {
    en: (what: string) => `Asked for a second person: ${what}`,
    zh: (what: string) => `提请第二人确认：${what}`,
  },
  declined: {
    en: (what: string, who: string) => `Declined what ${who} asked for: ${what}`,
    zh: (what: string, who: string) => `拒绝 ${who} 的提请：${what}`,
  },
  noOwners: { en: 'The remote has no owners any more', zh: '已无负责人' },
  promotion: { en: 'a promotion', zh: '上线' },
  secondChange: { en: 'the need of a second person', zh: '第二人确认设置' },
  unknown: { en: 'a release', zh: '某版本' },
})

type RuleDetail = Scope & { release?: string }
/** The log is permanent: an entry of an older server may have fewer fields. */
const asRuleDetail = (value: unknown): RuleDetail => {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === 'object' && one !== null ? (one as RuleDetail) : {}
}

const nameOf = (value: unknown): string => (typeof value === 'string' ? value : t.unknown())

function taken(detail: LogEntry['detail'], sentence: string): string {
  const { release } = asRuleDetail(detail.after)
  return release ? t.backTo(sentence, release) : sentence
}

function promoted({ release, after, plan, step, steps }: LogEntry['detail']): string {
  const whom = scopeSentence(asRuleDetail(after))
  if (plan === undefined) return t.promoted(nameOf(release), whom)
  return step === 1
    ? t.planStarted(nameOf(release), whom, Number(steps))
    : t.planStep(nameOf(release), whom, Number(step), Number(steps))
}

const changeNames: Readonly<Record<string, () => string>> = {
  promote: t.promotion,
  retire: t.retired,
  'set-second-person': t.secondChange,
}

function requestSentence({ change, release, above, ...scope }: LogEntry['detail']): string {
  if (change === 'promote') return t.promoted(nameOf(release), scopeSentence(scope as Scope))
  if (change === 'retire') return t.retired()
  return typeof above === 'number' ? t.secondSet(percent(above)) : t.secondEnded()
}

const sentences: Readonly<Record<LogEntry['action'], (detail: LogEntry['detail']) => string>> = {
  publish: ({ release }) => t.published(nameOf(release)),
  promote: promoted,
  pause: ({ release }) => t.planPaused(nameOf(release)),
  resume: ({ release }) => t.planResumed(nameOf(release)),
  cancel: ({ release }) => t.planCancelled(nameOf(release)),
  rollback: (detail) =>
    detail.revoked === false
      ? t.ended(nameOf(detail.release), scopeSentence(asRuleDetail(detail.before)))
      : taken(detail, t.back(nameOf(detail.release))),
  halt: (detail) => taken(detail, t.halted(nameOf(detail.release))),
  off: ({ after }) => t.off(scopeSentence(asRuleDetail(after))),
  on: ({ before }) => t.on(scopeSentence(asRuleDetail(before))),
  retire: () => t.retired(),
  'remove-rule': ({ before }) => t.removed(nameOf(asRuleDetail(before).release), scopeSentence(asRuleDetail(before))),
  reissue: () => t.reissued(),
  override: () => t.override(),
  preview: ({ content }) => t.preview(String(content)),
  'end-preview': ({ content }) => t.previewEnded(String(content)),
  'preview-release': ({ release }) => t.preview(nameOf(release)),
  'end-release-preview': ({ release }) => t.previewEnded(nameOf(release)),
  'add-operator': ({ operator, role }) => t.operatorAdded(String(operator), roleName(role)),
  'confirm-operator': ({ operator }) => t.operatorConfirmed(String(operator)),
  'set-departments': ({ operator, departments }) => t.departmentsSet(String(operator), String(departments)),
  'remove-operator': ({ operator }) => t.operatorRemoved(String(operator)),
  'add-token': ({ operator, role }) => t.tokenAdded(String(operator), roleName(role)),
  'set-owners': ({ owners }) =>
    Array.isArray(owners) && owners.length > 0 ? t.ownersSet(owners.join(', ')) : t.noOwners(),
  'set-second-person': ({ above }) => (typeof above === 'number' ? t.secondSet(percent(above)) : t.secondEnded()),
  request: (detail) => t.asked(requestSentence(detail)),
  'decline-request': ({ change, asked }) =>
    t.declined(changeNames[String(change)]?.() ?? String(change), String(asked)),
  'remove-token': ({ operator }) => t.tokenRemoved(String(operator)),
}

/** The change as a sentence. */
export const logSentence = ({ action, detail }: LogEntry): string => sentences[action]?.(detail) ?? action

/** Why it was changed: in the words of the person, or of an automatic rollback. */
export const logReason = ({ why, detail: { reason } }: LogEntry): string =>
  reason ? textOf(reason as LocalizedText) : why

/** Entries grouped by day on the reader's clock. */
export function byDay<T extends Pick<LogEntry, 'at'>>(entries: readonly T[], dayOf: (at: number) => string) {
  const days: { day: string; entries: T[] }[] = []
  for (const entry of entries) {
    const day = dayOf(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/** What the log is narrowed to; empty for everything. */
export interface LogFilter {
  remote: string
  who: string
}

/** The filter as a query. */
export const queryOf = ({ remote, who }: LogFilter): string =>
  String(new URLSearchParams(Object.entries({ remote: remote.trim(), who: who.trim() }).filter(([, value]) => value)))

const authors = defineTexts({
  plaza: { en: 'Plaza itself', zh: 'Plaza 自动' },
  start: { en: 'the start of the server', zh: '服务启动' },
  owned: {
    en: (program: string, owner: string) => `${program} of ${owner}`,
    zh: (program: string, owner: string) => `${owner} 的 ${program}`,
  },
})

/** Who did it: a person, a program with its owner, or Plaza. */
export function authorName({ who, owner }: Pick<LogEntry, 'who' | 'owner'>): string {
  if (who === 'plaza') return authors.plaza()
  if (who === 'start') return authors.start()
  return owner ? authors.owned(who, owner) : who
}
