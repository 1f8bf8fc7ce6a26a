import { type SupportCodeInput, supportCode } from '@plaza/shared/remotes'
import { language } from '@plaza/shared/text'
import type { RunningRemote, RunningRemotes } from '../running.store'
import type { VisitorProfile } from './reasons'

/** What stands in the report beside what runs. */
export interface VisitFacts extends VisitorProfile {
  hostBuild: string
}

/** Words of an error without the query of any address in it: a query may carry what is nobody else's business. */
const plain = (message: string) => message.replace(/[?#]\S*/g, '').slice(0, 200)
const instant = (at: number | null) => (at === null ? '-' : new Date(at).toISOString())

const ofRemote = ({ name, release, why, rule, verdict, standing, loadedAt, ms, errors }: RunningRemote): string[] => [
  `${name} ${release ?? '-'} ${standing}, ${why}${rule === null ? '' : ` (${rule})`}, ${verdict.state}`,
  ...('missingContracts' in verdict ? [`  missing ${verdict.missingContracts.join(' ')}`] : []),
  ...(loadedAt === null ? [] : [`  loaded ${instant(loadedAt)} in ${ms} ms`]),
  ...errors.map(({ at, release, kind, message }) => `  ${instant(at)} ${release} ${kind}: ${plain(message)}`),
]

/** The code that a person can read out. */
export const codeOf = (running: RunningRemotes): string => supportCode(running satisfies SupportCodeInput)

/** All that support asks for, as text, the same in every language; without an address, a token or a person. */
export const reportOf = (running: RunningRemotes, { shell, city, hostBuild }: VisitFacts, now: number): string =>
  [
    `Plaza ${codeOf(running)}`,
    `at ${instant(now)}`,
    `host ${hostBuild}, ${shell}, region ${city.adcode}, ${language()}`,
    `registry ${running.serial}, ${running.source}, asked ${instant(running.checkedAt)}`,
    ...running.remotes.flatMap(ofRemote),
  ].join('\n')
