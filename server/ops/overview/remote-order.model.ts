import type { OperationsRendering } from '@plaza/shared/operations'
import type { Tone } from '../parts/tag'
import { type Counts, healthRows, worstOf } from './health.model'
import type { Remote } from './rollback.model'

/** Maximum number of remotes shown without search. */
export const SHOWN_AT_ONCE = 12

const tones: readonly Tone[] = ['bad', 'watch', 'none', 'good']

/** Urgency of a remote, 0 first. Remotes on trial or off come before those that merely run. */
function urgencyOf(remote: Remote, counts: Counts, paused: OperationsRendering['paused']): number {
  if (remote.retiredAt !== null) return 10
  const worst = worstOf(healthRows(remote, counts))
  if (worst === 'bad') return 0
  if (remote.halted) return 1
  if (worst === 'watch' || paused.some((one) => one.remote === remote.name)) return 2
  if (remote.rules.some(({ base }) => !base)) return 3
  return 4 + tones.indexOf(worst)
}

/** The matching remotes, most urgent first, then by name. */
export function orderRemotes(
  remotes: readonly Remote[],
  query: string,
  { counts, paused }: { counts: Counts; paused: OperationsRendering['paused'] },
): Remote[] {
  const wanted = query.trim().toLowerCase()
  return remotes
    .filter(
      ({ name, releases }) => name.includes(wanted) || releases.some(({ id, live }) => live && id.includes(wanted)),
    )
    .map((remote) => ({ remote, urgency: urgencyOf(remote, counts, paused) }))
    .sort((one, other) => one.urgency - other.urgency || one.remote.name.localeCompare(other.remote.name))
    .map(({ remote }) => remote)
}
