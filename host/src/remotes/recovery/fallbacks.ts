import { alternativesTo, matchesRule, verdictOf } from '@plaza/shared/remotes'
import type { Plan } from '../plan'

/**
 * Ids of what may be shown in place of a release: what the next rules for this visitor name, then the one before. A
 * release that is tried elsewhere, in another town or share, is nothing for this visitor, nor is one that this host cannot
 * run.
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
