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

function wordsOf(issue: v.BaseIssue<unknown>): Words {
  if (issue.received === 'undefined' || issue.received === 'null' || issue.received === '""') return MISSING
  const own = words[issue.type]
  return own && /^Invalid /.test(issue.message) ? own(issue.requirement, issue) : [issue.message, issue.message]
}

/** Refuses a document because of its first invalid field. */
export const refuseIssue = (issue: v.BaseIssue<unknown>): RegistryRefusal =>
  refuseField(v.getDotPath(issue) ?? '', wordsOf(issue))
