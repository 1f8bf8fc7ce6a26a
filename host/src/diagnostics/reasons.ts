import type { ShellKind } from '@plaza/shared/host'
import type { Rule } from '@plaza/shared/remotes'
import { language } from '@plaza/shared/text'
import type { RunningRemote } from '../running.store'
import { failureWords, ruleWords, shellWords, whyWords as t } from './reasons.text'

/** The visitor's properties that rules use. */
export interface VisitorProfile {
  shell: ShellKind
  city: { name: string; adcode: string }
}

/** Time on this device's clock, optionally with seconds. */
export const timeOfDay = (at: number, seconds = false): string =>
  new Date(at).toLocaleTimeString(language(), {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(seconds ? { second: '2-digit' } : {}),
  })

/** Scope of a rule as text: `for 10 % of phones, this one among them; for visits in WeChat`. */
export function ruleSentence(rule: Rule | undefined, { shell, city }: VisitorProfile): string {
  if (!rule) return ruleWords.unknown()
  const parts = [
    rule.percent !== undefined && rule.percent < 100 && ruleWords.share(rule.percent),
    rule.shells && ruleWords.shell(shellWords[shell]()),
    rule.regions && ruleWords.region(city.name, city.adcode),
  ].filter((part) => typeof part === 'string')
  const whom = parts.length > 0 ? parts : [ruleWords.everybody()]
  const until = rule.until === undefined ? [] : [ruleWords.until(timeOfDay(rule.until))]
  return [...whom, ...until].join(language() === 'en' ? '; ' : '，')
}

const sentence = (head: string, rest: string) => (language() === 'en' ? `${head} ${rest}.` : `${head}：${rest}。`)

function chosen({ why }: RunningRemote, rule: Rule | undefined, asker: VisitorProfile): string {
  if (why === 'rule') return sentence(t.chosen(), ruleSentence(rule, asker))
  if (why === 'off') return sentence(t.off(), ruleSentence(rule, asker))
  return t[why]()
}

/** Sentences that explain the state of a remote. */
export function reasonSentences(remote: RunningRemote, rule: Rule | undefined, asker: VisitorProfile): string[] {
  const { why, verdict, standing, errors } = remote
  const newest = errors[0]
  const isFallback = why === 'last-good' || why === 'previous'
  return [
    chosen(remote, rule, asker),
    ...(isFallback && newest ? [t.because(failureWords[newest.kind]())] : []),
    ...(verdict.state === 'ok' ? [] : [t[verdict.state](verdict.missingContracts.join(', '))]),
    ...(standing === 'quarantined' ? [t.quarantined()] : []),
  ]
}
