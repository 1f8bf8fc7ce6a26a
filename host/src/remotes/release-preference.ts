import { isRelease, type Plan } from './plan'
import type { Release } from './release'
import type { Skip } from './skips'

/** Preferred source of a page: the running release; the chosen one, else the running one; any but the running one. */
export type ReleasePreference = 'running' | 'chosen' | 'other'

/**
 * A revoked, switched off or quarantined release must not be shown; a newly chosen one is loaded on entering the
 * remote.
 */
export function preferenceFor(
  running: Release | undefined,
  plan: Pick<Plan, 'wanted' | 'isRevoked'>,
  skipOf: (id: string) => Skip | null,
): ReleasePreference {
  if (!running) return 'running'
  const { remote, id, base } = running
  const wanted = plan.wanted(remote)
  if (wanted === 'off' || plan.isRevoked(remote, id) || skipOf(id)?.quarantined) return 'other'
  return isRelease(wanted) && wanted.base !== base && !skipOf(wanted.id) ? 'chosen' : 'running'
}
