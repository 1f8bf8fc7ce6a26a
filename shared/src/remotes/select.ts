import type { ShellKind } from '../host/api'
import type { Language } from '../page-context'
import { isInRange } from './app-version'
import { bucketOf } from './bucket'
import { type OfferedVersions, type Verdict, verdictOf } from './contracts'
import { PREVIEW_RULE } from './preview'
import type { RegistryDocument, RegistryRemote, Rule } from './registry'

/** Who visits, and with which host. */
export interface Visitor {
  shell: ShellKind
  /** adcode of the chosen city. */
  region: string
  language: Language
  /** Version of our app, as `3.2`; empty outside it. */
  app: string
  /** Random id stored on the device: decides whether it is inside a share. */
  device: string
  /** Milliseconds since the epoch, by the server's clock. */
  now: number
  /** Contracts of the host. */
  offered: OfferedVersions
}

/** What a visitor gets of one remote, and why. */
export interface Choice {
  remote: string
  /** null: this visitor does not get the remote. */
  release: string | null
  /**
   * `rule`: the rule's own release; `preview`: one that a link gives to this visitor alone; `contract`: another one,
   * because this host cannot run that one; `off`; `none`: no rule matches.
   */
  why: 'rule' | 'preview' | 'contract' | 'off' | 'none'
  /** Id of the rule that decided. */
  rule?: string
  /** Verdict on the release; `ok` without one. */
  verdict: Verdict
}

const ok: Verdict = { state: 'ok' }

const conditions: readonly string[] = ['languages', 'app', 'percent'] satisfies (keyof NonNullable<Rule['when']>)[]

/** Whether a visitor is in the scope of a rule, whatever its share and its time. */
export function isInScope(
  { shells, regions, when }: Pick<Rule, 'shells' | 'regions' | 'when'>,
  { shell, region, language, app }: Pick<Visitor, 'shell' | 'region' | 'language' | 'app'>,
): boolean {
  if (shells && !shells.includes(shell)) return false
  if (regions && !regions.some((beginning) => region.startsWith(beginning))) return false
  if (!when) return true
  if (!Object.keys(when).every((name) => conditions.includes(name))) return false
  if (when.languages && !when.languages.includes(language)) return false
  return !when.app || isInRange(app, when.app)
}

/** Share of devices of a rule. */
export const shareOf = ({ percent = 100, when }: Pick<Rule, 'percent' | 'when'>): number =>
  when ? (when.percent ?? 100) : percent

/** Whether a rule matches a visitor. */
export function matchesRule(remote: string, rule: Rule, visitor: Visitor): boolean {
  const { from = 0, until = Number.POSITIVE_INFINITY, release } = rule
  if (!isInScope(rule, visitor) || visitor.now < from || visitor.now >= until) return false
  const share = shareOf(rule)
  return share >= 100 || bucketOf(visitor.device, `${remote} ${release}`) < share
}

/** Which release of each remote a visitor gets. Server, host, command and tests all use this function. */
export function select(document: RegistryDocument, visitor: Visitor): Choice[] {
  return Object.entries(document.remotes).map(([name, remote]) => choose(name, remote, visitor))
}

function choose(name: string, remote: RegistryRemote, visitor: Visitor): Choice {
  const rule = remote.rules.find((one) => matchesRule(name, one, visitor))
  if (!rule) return { remote: name, release: null, why: 'none', verdict: ok }
  const entry = rule.release === null ? undefined : remote.releases[rule.release]
  if (rule.release === null || !entry) return { remote: name, release: null, why: 'off', rule: rule.id, verdict: ok }
  const verdict = verdictOf(entry, visitor.offered)
  const why = rule.id === PREVIEW_RULE ? 'preview' : 'rule'
  const chosen = { remote: name, release: rule.release, why, rule: rule.id, verdict } as const
  if (verdict.state !== 'blocked') return chosen
  const other = alternativesTo(remote, rule.release).find(
    (id) => verdictOf(remote.releases[id] ?? { needs: {} }, visitor.offered).state !== 'blocked',
  )
  if (other === undefined) return chosen
  return {
    ...chosen,
    release: other,
    why: 'contract',
    verdict: verdictOf(remote.releases[other] ?? { needs: {} }, visitor.offered),
  }
}

/** Whether a release stands in rules that give it to nobody: it waits for its first share, or was taken back. */
function isWithheld({ rules, previous }: Pick<RegistryRemote, 'rules' | 'previous'>, release: string): boolean {
  const own = rules.filter((rule) => rule.release === release)
  return release !== previous && own.length > 0 && own.every((rule) => shareOf(rule) === 0)
}

/**
 * Fallbacks for a release: other live, unrevoked releases that some device gets, the previous base first, then newest
 * first.
 */
export function alternativesTo(remote: RegistryRemote, release: string): string[] {
  const { releases, previous, revoked = [] } = remote
  const ids = Object.keys(releases).filter((id) => id !== release && !revoked.includes(id) && !isWithheld(remote, id))
  return previous !== undefined && ids.includes(previous) ? [previous, ...ids.filter((id) => id !== previous)] : ids
}
