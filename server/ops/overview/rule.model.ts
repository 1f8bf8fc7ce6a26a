import type { StatusRule } from '@plaza/shared/operations'
import type { AppRange } from '@plaza/shared/remotes'
import { defineTexts } from '@plaza/shared/text'
import { moment, percent } from '../parts/format'

const t = defineTexts({
  off: { en: 'Off', zh: '已关闭' },
  everybody: { en: 'Everybody', zh: '所有人' },
  everybodyElse: { en: 'Everybody else', zh: '其余所有人' },
  nobody: { en: 'Nobody', zh: '无人' },
  devices: { en: (share: string) => `${share} of devices`, zh: (share: string) => `${share} 的设备` },
  from: { en: (at: string) => `from ${at}`, zh: (at: string) => `${at} 起` },
  until: { en: (at: string) => `until ${at}`, zh: (at: string) => `至 ${at} 止` },
  app: { en: (range: string) => `app ${range}`, zh: (range: string) => `App ${range}` },
  upcoming: { en: 'not begun', zh: '未开始' },
  over: { en: 'over', zh: '已结束' },
})
const shellNames = defineTexts({
  h5: { en: 'Browser', zh: '浏览器' },
  wechat: { en: 'WeChat', zh: '微信' },
  ios: { en: 'iOS', zh: 'iOS' },
  android: { en: 'Android', zh: '安卓' },
})

export const shells = ['h5', 'wechat', 'ios', 'android'] as const
export type Shell = (typeof shells)[number]
const isShell = (name: string): name is Shell => shells.some((shell) => shell === name)
export const shellName = (name: string): string => (isShell(name) ? shellNames[name]() : name)

const languageNames: Readonly<Record<string, string>> = { 'zh-CN': '中文', en: 'English' }
export const languageName = (name: string): string => languageNames[name] ?? name

/** `3.2..4.0`: from the first, before the second. */
export const appWords = ({ from = '', before = '' }: AppRange): string => `${from}..${before}`

/** Common fields of a rule and a change; undefined and null both mean all. */
export interface Scope {
  shells?: readonly string[] | null | undefined
  regions?: readonly string[] | null | undefined
  languages?: readonly string[] | null | undefined
  app?: AppRange | null | undefined
  percent?: number | undefined
  from?: number | null | undefined
  until?: number | null | undefined
}

const DOT = ' · '
const list = (names: readonly string[]): string => names.join(', ')

function shareOf({ shells, regions, languages, app, percent: share = 100 }: Scope): string[] {
  if (share <= 0) return [t.nobody()]
  if (share < 100) return [t.devices(percent(share))]
  return shells?.length || regions?.length || languages?.length || app ? [] : [t.everybody()]
}

function restOf({ shells, regions, languages, app, from, until }: Scope): string[] {
  return [
    ...(shells?.length ? [list(shells.map(shellName))] : []),
    ...(regions?.length ? [list(regions)] : []),
    ...(languages?.length ? [list(languages.map(languageName))] : []),
    ...(app ? [t.app(appWords(app))] : []),
    ...(from ? [t.from(moment(from))] : []),
    ...(until ? [t.until(moment(until))] : []),
  ]
}

/** `10 % of devices · WeChat · 3205 · until Nov 22, 08:00`. */
export const scopeSentence = (scope: Scope): string => [...shareOf(scope), ...restOf(scope)].join(DOT)

/** Scope of a rule as text. `above`: number of rules evaluated before it. */
export function ruleSentence(rule: StatusRule, above = 0): string {
  if (rule.release === null) return [t.off(), scopeSentence(rule)].join(DOT)
  if (rule.base && above > 0) return t.everybodyElse()
  return scopeSentence(rule)
}

export type Phase = 'upcoming' | 'now' | 'over'
export function phaseOf({ from, until }: Pick<StatusRule, 'from' | 'until'>, now: number): Phase {
  if (from !== null && now < from) return 'upcoming'
  return until !== null && now >= until ? 'over' : 'now'
}
export const phaseName = (phase: Phase): string => (phase === 'now' ? '' : t[phase]())
