import { alternativesTo, matchesRule, verdictOf } from '@plaza/shared/remotes'
import type { Plan } from '../../plan'

/**
 * Ids of fallbacks for a release: those of this visitor's next rules, then the previous base. Excludes releases for
 * other regions or shares, and those that this host cannot run.
 */
export function fallbacksFor(
  { entryOf, visitor }: Pick<Plan, 'entryOf' | 'visitor'>,
  remote: string,
  id: string,
): string[] {
  const entry = entryOf(remote)
  if (!entry) return []
  const ruled = entry.rules.filter((rule) => matchesRule(remote, rule, visitor())).map((rule) => rule.release)
  const live = alternativesTo(entry, id).filter((one) => {
    const release = entry.releases[one]
    return release && verdictOf(release, visitor().offered).state !== 'blocked'
  })
  return [...new Set([...ruled, entry.previous])]
    .filter((one) => typeof one === 'string')
    .filter((one) => live.includes(one))
}
