import type { LogEntry, OperationsStatus, StatusRelease, StatusRule } from '../../shared/src/operations/index'
import type { AppRange, RegistryDocument, Rule } from '../../shared/src/remotes/registry'
import { type Choice, shareOf } from '../../shared/src/remotes/select'
import type { ExplainedCode, Standing } from '../../shared/src/remotes/support-code'
import { planLines } from './plan-format'
import { table } from './table'

type StatusRemote = OperationsStatus['remotes'][number]
type RuleScope = { [K in 'shells' | 'regions' | 'languages']?: readonly string[] | null } & {
  app?: AppRange | null
} & {
  [K in 'from' | 'until']?: number | null
}

/** Swedish writes ISO 8601: `2026-12-01 08:00`. */
const minuteFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** A time in this machine's time zone, to the minute. */
export const momentWords = (moment: number): string => minuteFormat.format(moment)

const sizeWords = (bytes: number | null) =>
  bytes === null ? '' : bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`

/** Scope of a rule: `wechat and ios, in 3205, from 2026-12-01 08:00`. */
export function scopeWords({ shells, regions, languages, app, from, until }: RuleScope): string {
  const parts = [
    shells?.length && shells.join(' and '),
    regions?.length && `in ${regions.join(' and ')}`,
    languages?.length && `in ${languages.join(' and ')}`,
    app && `app ${app.from ?? ''}..${app.before ?? ''}`,
    from && `from ${momentWords(from)}`,
    until && `until ${momentWords(until)}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'everybody'
}

const needsWords = (needs: StatusRelease['needs']) =>
  Object.entries(needs)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')

/** Who built it from which commit. */
export function provenanceWords(provenance: StatusRelease['provenance']): string {
  if (!provenance) return ''
  const { by, commit, clean } = provenance
  const from = commit ? `${commit.slice(0, 10)} by ${by}` : `by ${by}`
  return clean ? from : `${from}, not all of it committed`
}

const stateWords = ({ live, revoked }: StatusRelease) => (revoked ? 'taken back' : live ? 'runs' : '')

const ruleRows = (rules: readonly StatusRule[]) =>
  rules.map(({ id, release, percent, base, since, ...scope }) => [
    scopeWords(scope),
    release === null ? '' : `${percent} %`,
    release ?? 'off',
    momentWords(since),
    base ? `${id} (base)` : id,
  ])

const releaseRows = (releases: readonly StatusRelease[]) =>
  releases.map((release) => [
    release.id,
    stateWords(release),
    `${momentWords(release.publishedAt)} by ${release.publishedBy}`,
    sizeWords(release.bytes),
    needsWords(release.needs),
    provenanceWords(release.provenance),
  ])

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

function remoteLines({
  name,
  owners,
  secondPersonAbove,
  previous,
  retiredAt,
  halted,
  rules,
  plans,
  releases,
}: StatusRemote): string[] {
  return [
    '',
    name + (previous ? `, before: ${previous}` : '') + (owners.length > 0 ? `, owners: ${owners.join(', ')}` : ''),
    ...(secondPersonAbove === null ? [] : [`  more than ${secondPersonAbove} % needs a second person`]),
    ...(halted ? [`  Plaza took ${halted.release} back itself on ${momentWords(halted.at)}: ${halted.why}`] : []),
    ...(rules.length > 0
      ? indented(table(['for', 'share', 'release', 'since', 'rule'], ruleRows(rules)))
      : [retiredAt === null ? '  nothing runs' : `  retired since ${momentWords(retiredAt)}`]),
    ...plans.flatMap((plan) => ['', ...indented(planLines(plan, scopeWords(plan), momentWords))]),
    '',
    ...indented(table(['release', 'now', 'published', 'size', 'needs', 'built from'], releaseRows(releases))),
  ]
}

/** What runs where: of all remotes, or of the named ones. */
export function statusLines(status: OperationsStatus, names?: readonly string[]): string[] {
  const { serial, issuedAt, bytes, remotes, host } = status
  const shown = remotes.filter(({ name }) => !names || names.includes(name))
  const head = `Serial ${serial} of ${momentWords(issuedAt)}, ${sizeWords(bytes)} signed and compressed, host ${host.build}`
  return [head, ...(remotes.length === 0 ? ['No remote has been published.'] : shown.flatMap(remoteLines))]
}

const isRule = (one: unknown): one is StatusRule => one !== null && typeof one === 'object' && 'id' in one

/** Details of a log entry: the release, its share and scope, its origin, its duration. */
function detailWords({
  release,
  before,
  after,
  base,
  minutes,
  replaces,
  operator,
  role,
  owners,
  above,
  confirmedBy,
}: LogEntry['detail']): string {
  const rule = [after, before].flat().find(isRule)
  const scope = rule ? scopeWords(rule) : 'everybody'
  const parts = [
    release ?? rule?.release,
    rule && rule.percent < 100 && `${rule.percent} %`,
    scope !== 'everybody' && scope,
    base,
    Boolean(minutes) && `for ${minutes} minutes`,
    Boolean(operator) && `${operator} as ${role}`,
    Array.isArray(owners) && (owners.join(', ') || 'nobody'),
    typeof above === 'number' && `more than ${above} %`,
    Boolean(confirmedBy) && `confirmed by ${confirmedBy}`,
    Boolean(replaces) && `over serials up to ${replaces}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The log, newest first. */
export function logLines(entries: readonly LogEntry[]): string[] {
  if (entries.length === 0) return ['Nothing has been changed yet.']
  const rows = entries.map(({ serial, at, who, owner, action, remote, why, detail }) => [
    serial,
    momentWords(at),
    owner ? `${who} of ${owner}` : who,
    [action, remote].filter(Boolean).join(' '),
    detailWords(detail),
    why,
  ])
  return table(['serial', 'at', 'who', 'what', 'with', 'why'], rows)
}

const standingWords: Record<Standing, string> = {
  ready: 'runs',
  'not-asked': 'has not been asked for',
  loading: 'is being loaded',
  'last-good': 'runs as the last good release of this device',
  failed: 'could not be loaded',
  quarantined: 'is in quarantine after crashes',
  blocked: 'cannot run on this host: a contract is missing',
  off: 'is off for this person',
  override: 'comes from a developer',
}

const begins = (whole: string, beginning: string) => whole.toLowerCase().startsWith(beginning.toLowerCase())

/** The content of a support code, with full names and releases if the status knows them. */
export function explainedLines({ serial, remotes }: ExplainedCode, status: OperationsStatus | null): string[] {
  const rows = remotes.map(({ name, build, standing }) => {
    const remote = status?.remotes.find((one) => begins(one.name, name))
    const release = remote?.releases.find((one) => begins(one.build, build))
    const known = release?.id ?? (build === '000' ? '' : `build ${build}…`)
    return [remote?.name ?? `${name}…`, known, standingWords[standing]]
  })
  const age = status && serial !== status.serial ? ` (now it is ${status.serial})` : ''
  return [`The page holds serial ${serial}${age}.`, '', ...table(['remote', 'release', 'how it stands'], rows)]
}

const choiceWords: Record<Choice['why'], (choice: Choice) => string> = {
  rule: () => '',
  preview: () => 'by a preview link',
  contract: ({ rule }) => `the release of ${rule} needs a contract that the host does not offer, so another one runs: `,
  off: () => 'off by ',
  none: () => 'no rule fits',
}

/** What a visitor gets of each remote, and which rule decided. `standsAt` returns the device's position in a share. */
export function choiceLines(
  choices: readonly Choice[],
  document: Pick<RegistryDocument, 'remotes'>,
  standsAt: (remote: string, rule: Rule) => number,
): string[] {
  const rows = choices.map((choice) => {
    const rule = document.remotes[choice.remote]?.rules.find(({ id }) => id === choice.rule)
    const share =
      rule && shareOf(rule) < 100
        ? `, ${shareOf(rule)} % (it stands at ${standsAt(choice.remote, rule).toFixed(2)})`
        : ''
    const why = rule
      ? `${choiceWords[choice.why](choice)}${rule.id}: ${scopeWords({ ...rule, ...rule.when })}${share}`
      : choiceWords.none(choice)
    const parts =
      choice.verdict.state === 'ok' ? '' : `; ${choice.verdict.state}: ${choice.verdict.missingContracts.join(', ')}`
    return [choice.remote, choice.release ?? 'nothing', why + parts]
  })
  return table(['remote', 'release', 'why'], rows)
}
