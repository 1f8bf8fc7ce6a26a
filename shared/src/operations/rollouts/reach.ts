import type { ShellKind } from '../../host/api'
import type { Language } from '../../page-context'
import type { AppRange } from '../../remotes/registry'
import { isInScope } from '../../remotes/select'

/** Pages that were opened, by what rules speak of. */
export interface VisitGroup {
  shell: ShellKind
  /** adcode */
  region: string
  language: Language
  /** Version of our app; empty outside it. */
  app: string
  n: number
}

/** GET `visits`: those of the last day. */
export interface OperationsVisits {
  total: number
  /** The largest groups. */
  groups: readonly VisitGroup[]
}

/** Scope and share of a rule; what is missing or null means all. */
export interface ReachRule {
  shells?: readonly string[] | null | undefined
  regions?: readonly string[] | null | undefined
  languages?: readonly Language[] | null | undefined
  app?: AppRange | null | undefined
  percent?: number | undefined
}

const speaksOf = ({ shells, regions, languages, app }: ReachRule, group: VisitGroup): boolean =>
  isInScope(
    {
      ...(shells && { shells: shells as readonly ShellKind[] }),
      ...(regions && { regions }),
      ...((languages || app) && { when: { ...(languages && { languages }), ...(app && { app }) } }),
    },
    group,
  )

const share = ({ percent = 100 }: ReachRule): number => percent / 100

/**
 * About how many of the last day's visits a rule would decide, below the rules that are evaluated before it; null
 * without counts.
 */
export function reachOf(
  { total, groups }: OperationsVisits,
  rule: ReachRule,
  above: readonly ReachRule[] = [],
): { n: number; share: number } | null {
  if (total === 0) return null
  const left = (group: VisitGroup) =>
    above.filter((one) => speaksOf(one, group)).reduce((rest, one) => rest * (1 - share(one)), group.n)
  const n = groups.filter((group) => speaksOf(rule, group)).reduce((sum, group) => sum + left(group), 0) * share(rule)
  return { n: Math.round(n), share: n / total }
}
