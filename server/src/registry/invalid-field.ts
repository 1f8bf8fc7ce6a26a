import * as v from 'valibot'
import { type RegistryRefusal, refuseField } from './refusals'

type Words = readonly [en: string, zh: string]

const isText = ({ received }: v.BaseIssue<unknown>) => received.startsWith('"')
const least = (n: unknown, issue: v.BaseIssue<unknown>): Words =>
  isText(issue) ? [`needs at least ${n} characters`, `至少 ${n} 个字`] : [`needs at least ${n}`, `至少 ${n} 项`]
const most = (n: unknown, issue: v.BaseIssue<unknown>): Words =>
  isText(issue) ? [`has more than ${n} characters`, `超过 ${n} 个字`] : [`has more than ${n}`, `超过 ${n} 项`]

/** What valibot finds, in the words of editors; what a schema says in its own words stays. */
const words: Readonly<Record<string, (requirement: unknown, issue: v.BaseIssue<unknown>) => Words>> = {
  min_length: least,
  max_length: most,
  min_value: (n) => [`is less than ${n}`, `不能小于 ${n}`],
  max_value: (n) => [`is more than ${n}`, `不能大于 ${n}`],
  integer: () => ['is no whole number', '须为整数'],
  number: () => ['is no number', '须为数字'],
  picklist: () => ['is none of the choices', '不在可选范围内'],
}
const MISSING: Words = ['is missing', '尚未填写']

/** What the schemas of contents say in their own words, and its Chinese. */
const own: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^(.*) is not among the .+$/, ([, what]) => `找不到“${what}”`],
  [/^A channel is of type/, () => '频道类型须为广播或电视'],
  [/^A video is of type/, () => '视频类型须为普通视频或竖屏短视频'],
  [/^Needs a sound/, () => '须有音频'],
  [/^Chapters stand in the order/, () => '章节须按起始秒数排列'],
  [/^There is no card (.+)$/, ([, type]) => `没有卡片“${type}”`],
  [/^Subtitles have no lines$/, () => '字幕没有内容'],
  [/^Line (\d+): subtitles begin with WEBVTT$/, ([, line]) => `第 ${line} 行：字幕须以 WEBVTT 开头`],
  [/^Line (\d+): needs times/, ([, line]) => `第 ${line} 行：时间格式须如 00:01.000 --> 00:04.000`],
  [/^Line (\d+): ends before/, ([, line]) => `第 ${line} 行：结束时间早于开始时间`],
  [/^Line (\d+): begins before/, ([, line]) => `第 ${line} 行：开始时间早于上一条`],
  [/^Line (\d+): has no words$/, ([, line]) => `第 ${line} 行：没有文字`],
  [/^(.+) is no emphasis here/, ([, stars]) => `“${stars}”处的强调写法有误`],
]

function chineseOf(message: string): string {
  for (const [pattern, say] of own) {
    const found = pattern.exec(message)
    if (found) return say(found)
  }
  return /^Invalid /.test(message) ? '填写有误' : message
}

function wordsOf(issue: v.BaseIssue<unknown>): Words {
  if (issue.received === 'undefined' || issue.received === 'null' || issue.received === '""') return MISSING
  const say = /^Invalid /.test(issue.message) ? words[issue.type] : undefined
  return say ? say(issue.requirement, issue) : [issue.message, chineseOf(issue.message)]
}

/** Refuses a document because of its first invalid field. */
export const refuseIssue = (issue: v.BaseIssue<unknown>): RegistryRefusal =>
  refuseField(v.getDotPath(issue) ?? '', wordsOf(issue))
