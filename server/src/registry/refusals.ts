import type { CodeName } from '@plaza/shared/api'
import type { Language } from '../transport/messages'
import { Refusal } from '../transport/refusal'
import { type Finding, findings } from './check/findings'
import { accessReasons } from './reasons/access-reasons'
import { changeReasons } from './reasons/change-reasons'
import { officeReasons } from './reasons/office-reasons'

/** Reasons of refusals, each with its sentence. */
const reasons = { ...changeReasons, ...accessReasons, ...officeReasons }

/** A refusal with details for operators. */
export class RegistryRefusal extends Refusal {
  constructor(
    code: CodeName,
    readonly texts: Readonly<Record<Language, string>>,
    /** Findings of the check, if they are the reason. */
    readonly found: readonly Finding[] = [],
    /** The field that is wrong, by its path in what was sent. */
    readonly field?: { at: string; texts: Readonly<Record<Language, string>> },
    /** Whether it would be done after the operator has typed the password again. */
    readonly needsPassword = false,
  ) {
    super(code)
    this.message = texts.en
  }
}

export function refuseChange<R extends keyof typeof reasons>(
  reason: R,
  ...about: Parameters<(typeof reasons)[R]>
): RegistryRefusal {
  const [code, en, zh] = (reasons[reason] as (...all: unknown[]) => readonly [CodeName, string, string])(...about)
  return new RegistryRefusal(code, { en, zh }, [], undefined, reason === 'needsPassword')
}

/** Refuses what was sent because of one field, at which the form shows it. */
export const refuseField = (at: string, [en, zh]: readonly [en: string, zh: string]): RegistryRefusal =>
  new RegistryRefusal(
    'badInput',
    {
      en: `Something in the request is not right: ${at ? `${at}: ` : ''}${en}.`,
      zh: `提交的内容有误：${at ? `${at}：` : ''}${zh}。`,
    },
    [],
    { at, texts: { en, zh } },
  )

const findingText = (title: string, { code, words, file }: Finding) =>
  `${code} ${title}: ${words}${file ? ` (${file})` : ''}`

/** Refuses a release because of its findings. */
export const refuseFindings = (release: string, found: readonly Finding[]): RegistryRefusal =>
  new RegistryRefusal(
    'badInput',
    {
      en: `${release} is refused. ${found.map((one) => findingText(findings[one.code].title, one)).join('; ')}`,
      zh: `${release} 未通过检查。${found.map((one) => findingText(findings[one.code].zh, one)).join('；')}`,
    },
    found,
  )
