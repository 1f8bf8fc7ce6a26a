import type { Standing } from '@plaza/shared/remotes'
import type { RunningRemote } from '../running.store'
import { isAway, type Seat } from './loading/seat'
import { isRelease, type Plan, type Wanted } from './plan'

const ok = { state: 'ok' } as const

function standingOf(seat: Seat, wanted: Wanted): Standing {
  if (wanted === 'off') return 'off'
  const why = seat.current?.release.why
  if (why === 'override') return 'override'
  if (why) return why === 'last-good' || why === 'previous' ? 'last-good' : 'ready'
  if (seat.loading.size > 0) return 'loading'
  if (seat.trouble?.state === 'resting') return 'quarantined'
  if (seat.trouble?.state === 'blocked' || (wanted && 'blocked' in wanted)) return 'blocked'
  return seat.trouble ? 'failed' : 'not-asked'
}

/** How a remote stands in this page, for the why page and the support code. */
export function describe(plan: Plan, seat: Seat): RunningRemote {
  const { remote: name, current, errors } = seat
  const choice = plan.choiceOf(name)
  const wanted = plan.wanted(name)
  const planned = isRelease(wanted) && !isAway(seat, wanted) ? wanted : null
  const release = current?.release ?? planned
  return {
    name,
    release: release?.id ?? choice?.release ?? null,
    build: release?.document.build ?? choice?.release?.split('-').at(-1) ?? null,
    why: release?.why ?? choice?.why ?? 'none',
    rule: choice?.rule ?? null,
    verdict: release?.verdict ?? choice?.verdict ?? ok,
    standing: standingOf(seat, wanted),
    loadedAt: current?.loadedAt ?? null,
    ms: current?.ms ?? null,
    errors,
  }
}
