import type { OverviewAlert } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { findingText } from '../health/health.text'
import { duration, percent, rate, whole } from '../parts/format'
import { requestTitle } from '../requests/request.model'
import { endOf } from '../tokens/end.model'

const t = defineTexts({
  failures: {
    en: (remote: string, release: string, share: string) =>
      `${share} of the loads of ${remote} ${release} failed in the last hour`,
    zh: (remote: string, release: string, share: string) => `${remote} ${release} 近 1 小时加载失败 ${share}`,
  },
  slow: {
    en: (remote: string, release: string, now: string, before: string) =>
      `${remote} ${release} loads more slowly: ${now}, the release before took ${before}`,
    zh: (remote: string, release: string, now: string, before: string) =>
      `${remote} ${release} 加载变慢：${now}，上一版 ${before}`,
  },
  condition: {
    en: (remote: string, release: string, share: string) =>
      `The plan of ${remote} ${release} stopped at ${share}: it is worse than the release before`,
    zh: (remote: string, release: string, share: string) => `${remote} ${release} 的计划停在 ${share}：指标差于上一版`,
  },
  visits: {
    en: (remote: string, release: string, share: string) =>
      `The plan of ${remote} ${release} waits at ${share} for more visits`,
    zh: (remote: string, release: string, share: string) => `${remote} ${release} 的计划停在 ${share}：访问太少`,
  },
  paused: {
    en: (remote: string, release: string, share: string) => `The plan of ${remote} ${release} is paused at ${share}`,
    zh: (remote: string, release: string, share: string) => `${remote} ${release} 的计划暂停在 ${share}`,
  },
  request: {
    en: (what: string, who: string) => `${who} asks for a second person: ${what}`,
    zh: (what: string, who: string) => `${who} 提请第二人确认：${what}`,
  },
  own: {
    en: (what: string) => `Your change waits for somebody else: ${what}`,
    zh: (what: string) => `您的变更等待他人确认：${what}`,
  },
  error: {
    en: (owner: string, message: string, n: string) => `New error in ${owner}, ${n} times: ${message}`,
    zh: (owner: string, message: string, n: string) => `${owner} 新错误（${n} 次）：${message}`,
  },
  returned: {
    en: (owner: string, message: string, n: string) => `Error came back in ${owner}, ${n} times: ${message}`,
    zh: (owner: string, message: string, n: string) => `${owner} 错误复现（${n} 次）：${message}`,
  },
  token: {
    en: (name: string, when: string) => `The token ${name} ends ${when}`,
    zh: (name: string, when: string) => `令牌 ${name} 即将到期，${when}`,
  },
  open: { en: 'Open', zh: '打开' },
  decide: { en: 'Decide', zh: '处理' },
  look: { en: 'Look', zh: '查看' },
  read: { en: 'Read', zh: '查看' },
  replace: { en: 'Replace', zh: '更换' },
  mend: { en: 'What to do', zh: '处理办法' },
})

/** What an alert says, and the way to its mend. */
export interface AlertWords {
  key: string
  words: string
  action: string
  href: string
}

type Kind = OverviewAlert['kind']
type Alert<K extends Kind> = Extract<OverviewAlert, { kind: K }>

const versionOf = (release: string): string => release.split('-')[0] ?? release

const wordsOf: { [K in Kind]: (alert: Alert<K>, now: number, operator: string) => AlertWords } = {
  failures: ({ remote, release, loads, failures }) => ({
    key: `failures ${remote} ${release}`,
    words: t.failures(remote, versionOf(release), rate(failures / (loads + failures))),
    ...{ action: t.open(), href: `#remotes/${remote}` },
  }),
  slow: ({ remote, release, p75, before }) => ({
    key: `slow ${remote} ${release}`,
    words: t.slow(remote, versionOf(release), duration(p75), duration(before.p75)),
    ...{ action: t.open(), href: `#remotes/${remote}` },
  }),
  plan: ({ remote, release, percent: share, held }) => ({
    key: `plan ${remote} ${release}`,
    words: t[held](remote, versionOf(release), percent(share)),
    ...{ action: t.open(), href: `#remotes/${remote}` },
  }),
  health: ({ finding }) =>
    finding.kind === 'release-halted'
      ? {
          ...{ key: `halted ${finding.about}`, words: findingText(finding) },
          ...{ action: t.open(), href: `#remotes/${finding.about}` },
        }
      : {
          ...{ key: `health ${finding.kind} ${finding.about}`, words: findingText(finding) },
          ...{ action: t.mend(), href: '#health' },
        },
  request: ({ request }, _, operator) => {
    const isOwn = (request.owner ?? request.who) === operator
    const title = requestTitle(request)
    return {
      key: `request ${request.id}`,
      words: isOwn ? t.own(title) : t.request(title, request.who),
      ...{ action: isOwn ? t.look() : t.decide(), href: '#requests' },
    }
  },
  error: ({ id, owner, message, n, returned }) => ({
    key: `error ${id}`,
    words: (returned ? t.returned : t.error)(owner, message, whole(n)),
    ...{ action: t.read(), href: `#errors/${id}` },
  }),
  token: ({ name, endsAt }, now) => ({
    key: `token ${name}`,
    words: t.token(name, endOf({ endsAt }, now).words),
    ...{ action: t.replace(), href: '#tokens' },
  }),
}

/** An alert in words for an operator. */
export const alertWords = (alert: OverviewAlert, now: number, operator: string): AlertWords =>
  wordsOf[alert.kind](alert as never, now, operator)
