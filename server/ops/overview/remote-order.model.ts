import type { OperationsRendering } from '@plaza/shared/operations'
import type { Tone } from '../parts/tag'
import { type Counts, healthRows, worstOf } from './health.model'
import type { Remote } from './rollback.model'

/** Remotes up to which all are shown at once; beyond it one looks for those that one means. */
export const SHOWN_AT_ONCE = 12

const tones: readonly Tone[] = ['bad', 'watch', 'none', 'good']

/** How soon somebody should look at a remote: 0 first. What is on trial or off comes before what merely runs. */
function urgencyOf(remote: Remote, counts: Counts, paused: OperationsRendering['paused']): number {
  if (remote.retiredAt !== null) return 10
  const worst = worstOf(healthRows(remote, counts))
  if (worst === 'bad') return 0
  if (remote.halted) return 1
  if (worst === 'watch' || paused.some((one) => one.remote === remote.name)) return 2
  if (remote.rules.some(({ base }) => !base)) return 3
  return 4 + tones.indexOf(worst)
}

/** The remotes that are looked for, those that matter first, else by name. */
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
