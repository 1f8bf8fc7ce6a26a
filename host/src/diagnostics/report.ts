import { type SupportCodeInput, supportCode } from '@plaza/shared/remotes'
import { language } from '@plaza/shared/text'
import type { RunningRemote, RunningRemotes } from '../running.store'
import type { VisitorProfile } from './reasons'

/** Facts about the visit in the report. */
export interface VisitFacts extends VisitorProfile {
  hostBuild: string
}

/** An error message without the query of any URL, which may contain private data. */
const plain = (message: string) => message.replace(/[?#]\S*/g, '').slice(0, 200)
const instant = (at: number | null) => (at === null ? '-' : new Date(at).toISOString())

const ofRemote = ({
  name,
  release,
  why,
  rule,
  verdict,
  standing,
  loadedAt,
  ms,
  errors,
  left,
}: RunningRemote): string[] => [
  `${name} ${release ?? '-'} ${standing}, ${why}${rule === null ? '' : ` (${rule})`}, ${verdict.state}`,
  ...('missingContracts' in verdict ? [`  missing ${verdict.missingContracts.join(' ')}`] : []),
  ...(loadedAt === null ? [] : [`  loaded ${instant(loadedAt)} in ${ms} ms`]),
  ...errors.map(({ at, release, kind, message }) => `  ${instant(at)} ${release} ${kind}: ${plain(message)}`),
  ...left.map(({ at, release, counts }) => `  ${instant(at)} ${release} left behind: ${JSON.stringify(counts)}`),
]

/** The support code that a user can read out. */
export const codeOf = (running: RunningRemotes): string => supportCode(running satisfies SupportCodeInput)

/** The support report as text, equal in every language, without addresses, tokens and personal data. */
export const reportOf = (running: RunningRemotes, { shell, city, hostBuild }: VisitFacts, now: number): string =>
  [
    `Plaza ${codeOf(running)}`,
    `at ${instant(now)}`,
    `host ${hostBuild}, ${shell}, region ${city.adcode}, ${language()}`,
    `registry ${running.serial}, ${running.source}, asked ${instant(running.checkedAt)}`,
    ...running.remotes.flatMap(ofRemote),
  ].join('\n')
