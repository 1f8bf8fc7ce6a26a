import { isRelease, type Plan } from './plan'
import type { Release } from './release'
import type { Skip } from './skips'

/** Preferred source of a page: the running release; the chosen one, else the running one; any but the running one. */
export type ReleasePreference = 'running' | 'chosen' | 'other'

/** A running release that was revoked, switched off or quarantined may not be shown; a chosen one waits for a navigation. */
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
