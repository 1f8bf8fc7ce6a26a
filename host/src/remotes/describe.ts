import type { Standing } from '@plaza/shared/remotes'
import type { RunningRemote, RunningRemotes } from '../running.store'
import { isRelease, type Plan, type WantedRelease } from './plan'
import { isPersonal } from './release'
import type { Slot } from './slot'

const ok = { state: 'ok' } as const

function standingOf(slot: Slot, wanted: WantedRelease): Standing {
  if (wanted === 'off') return 'off'
  const release = slot.running()?.release
  if (release && isPersonal(release)) return 'override'
  const why = release?.why
  if (why) return why === 'last-good' || why === 'previous' ? 'last-good' : 'ready'
  if (slot.isLoading()) return 'loading'
  const problem = slot.problem()?.state
  if (problem === 'quarantined') return 'quarantined'
  if (problem === 'blocked' || (wanted && 'blocked' in wanted)) return 'blocked'
  return problem ? 'failed' : 'not-asked'
}

function remoteOf(plan: Plan, slot: Slot): RunningRemote {
  const name = slot.remote
  const running = slot.running()
  const choice = plan.choiceOf(name)
  const wanted = plan.wanted(name)
  const planned = isRelease(wanted) && !slot.skipOf(wanted.id) ? wanted : null
  const release = running?.release ?? planned
  const id = release?.id ?? choice?.release ?? null
  return {
    name,
    release: id,
    build: id?.split('-').at(-1) ?? null,
    why: release?.why ?? choice?.why ?? 'none',
    rule: choice?.rule ?? null,
    verdict: release?.verdict ?? choice?.verdict ?? ok,
    standing: standingOf(slot, wanted),
    loadedAt: running?.loadedAt ?? null,
    ms: running?.ms ?? null,
    errors: slot.errors(),
    left: slot.left(),
  }
}

/** State of all remotes in this page, for the diagnostics sheet and the support code. */
export function describe(
  plan: Plan,
  slotOf: (remote: string) => Slot,
): Omit<RunningRemotes, 'checkedAt' | 'previewEnded'> {
  const held = plan.held()
  return {
    serial: held?.document.serial ?? 0,
    source: held?.source ?? 'page',
    remotes: plan.remotes().map((remote) => remoteOf(plan, slotOf(remote))),
  }
}
