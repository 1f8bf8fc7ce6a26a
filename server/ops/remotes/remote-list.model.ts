import { DAY_MS } from '@plaza/shared/format'
import type { OverviewAlert, OverviewRemote } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { Tone } from '../parts/tag'

const t = defineTexts({
  look: { en: 'Need a look', zh: '需要关注' },
  rollout: { en: 'Rolling out', zh: '灰度中' },
  today: { en: 'Changed today', zh: '今日变更' },
  runs: { en: 'Running', zh: '运行中' },
  off: { en: 'Not running', zh: '未运行' },
  retired: { en: 'Retired', zh: '已下架' },
  nobody: { en: 'No owner', zh: '无负责人' },
})

/** States of a remote; what matters first comes first. */
const states = ['look', 'rollout', 'today', 'runs', 'off', 'retired'] as const
type RemoteState = (typeof states)[number]

/** A remote with what is said of it. */
export interface RemoteLine {
  remote: OverviewRemote
  tone: Tone
  state: RemoteState
}

/** The remote that an alert is about; null: none. */
function remoteOf(alert: OverviewAlert): string | null {
  if (alert.kind === 'failures' || alert.kind === 'slow' || alert.kind === 'plan') return alert.remote
  if (alert.kind === 'request') return alert.request.remote
  return alert.kind === 'health' && alert.finding.kind === 'release-halted' ? (alert.finding.about ?? null) : null
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0)
export const loadsOf = ({ loads }: OverviewRemote): number => sum(loads)
const failuresOf = ({ failures }: OverviewRemote): number => sum(failures)

function toneOf(remote: OverviewRemote, level: 'bad' | 'watch' | undefined): Tone {
  if (level) return level
  return loadsOf(remote) + failuresOf(remote) > 0 ? 'good' : 'none'
}

function stateOf(remote: OverviewRemote, tone: Tone, now: number): RemoteState {
  const { retiredAt, plan, rules, release, since } = remote
  if (retiredAt !== null) return 'retired'
  if (tone === 'bad' || tone === 'watch') return 'look'
  if (plan !== null || rules.some((rule) => rule.release !== null)) return 'rollout'
  if (release === null) return 'off'
  return since !== null && now - since < DAY_MS ? 'today' : 'runs'
}

const tones: readonly Tone[] = ['bad', 'watch', 'good', 'none']

/** All remotes, those that need a look first; within a state those that are loaded most. */
export function linesOf(
  remotes: readonly OverviewRemote[],
  alerts: readonly OverviewAlert[],
  now: number,
): RemoteLine[] {
  const levels = new Map<string, 'bad' | 'watch'>()
  for (const alert of alerts) {
    const name = remoteOf(alert)
    if (name !== null && levels.get(name) !== 'bad') levels.set(name, alert.level)
  }
  return remotes
    .map((remote) => {
      const tone = toneOf(remote, levels.get(remote.name))
      return { remote, tone, state: stateOf(remote, tone, now) }
    })
    .sort(
      (one, other) =>
        states.indexOf(one.state) - states.indexOf(other.state) ||
        tones.indexOf(one.tone) - tones.indexOf(other.tone) ||
        loadsOf(other.remote) - loadsOf(one.remote) ||
        one.remote.name.localeCompare(other.remote.name),
    )
}

/** The lines whose remote, release or owner matches. */
export function matching(lines: readonly RemoteLine[], query: string): readonly RemoteLine[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return lines
  return lines.filter(({ remote: { name, release, rules, owners } }) =>
    [name, release, ...rules.map((rule) => rule.release), ...owners].some((word) =>
      word?.toLowerCase().includes(wanted),
    ),
  )
}

export const groupings = ['state', 'owner'] as const
export type Grouping = (typeof groupings)[number]

export interface LineGroup {
  title: string
  lines: readonly RemoteLine[]
}

/** The lines by state, or by owner: a remote of two owners stands with both. */
export function groupsOf(lines: readonly RemoteLine[], by: Grouping): LineGroup[] {
  if (by === 'state')
    return states
      .map((state) => ({ title: t[state](), lines: lines.filter((line) => line.state === state) }))
      .filter((group) => group.lines.length > 0)
  const owners = [...new Set(lines.flatMap(({ remote }) => remote.owners))].sort()
  const owned = owners.map((owner) => ({
    title: owner,
    lines: lines.filter(({ remote }) => remote.owners.includes(owner)),
  }))
  const rest = lines.filter(({ remote }) => remote.owners.length === 0)
  return rest.length > 0 ? [...owned, { title: t.nobody(), lines: rest }] : owned
}

export type RowAction = 'promote' | 'rollback' | 'pause' | 'resume'

/** What an operator most likely wants to do with a remote; null: nothing. */
export function likelyAction({ remote, tone }: RemoteLine): RowAction | null {
  const { plan, hasWayBack, newer } = remote
  // Before the plan: a share that fails has to end, and one that waits for its condition does not grow anyway.
  if (tone === 'bad' && hasWayBack) return 'rollback'
  if (plan) return plan.state === 'paused' ? 'resume' : 'pause'
  return newer === null ? null : 'promote'
}
