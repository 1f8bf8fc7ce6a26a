import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import type { OverviewAlert, OverviewPlan, OverviewRemote } from '@plaza/shared/operations'
import { describe, expect, it } from 'vitest'
import { overviewRemote } from '../testing/overview'
import { rule } from '../testing/status'
import { groupsOf, likelyAction, linesOf, matching } from './remote-list.model'

const NOW = Date.parse('2026-03-10T08:00:00Z')
const visits = (n: number) => ({ loads: [n], failures: [0] })
const plan: OverviewPlan = {
  ...{ release: '1.5.0-ccc', step: 0, shares: [1, 100], state: 'running', waitsFor: 'time', dueAt: null },
}
const remotes: readonly OverviewRemote[] = [
  overviewRemote({ name: 'gone', retiredAt: NOW - DAY_MS, release: null }),
  overviewRemote({ name: 'quiet' }),
  overviewRemote({ name: 'busy', ...visits(900), owners: ['mei'] }),
  overviewRemote({ name: 'fresh', since: NOW - HOUR_MS }),
  overviewRemote({ name: 'share', rules: [rule({ release: '1.5.0-ccc', percent: 10 })], owners: ['li', 'mei'] }),
  overviewRemote({ name: 'off', release: null }),
  overviewRemote({ name: 'halted' }),
  overviewRemote({ name: 'failing' }),
]
const alerts: readonly OverviewAlert[] = [
  { kind: 'failures', level: 'bad', remote: 'failing', release: '1.4.0-bbb', loads: 30, failures: 30 },
  { kind: 'plan', level: 'watch', remote: 'failing', release: '1.5.0-ccc', percent: 1, held: 'visits' },
  { kind: 'health', level: 'watch', finding: { kind: 'release-halted', level: 'watch', about: 'halted' } },
  { kind: 'health', level: 'bad', finding: { kind: 'disk', level: 'bad', about: 'quiet' } },
]
const lines = linesOf(remotes, alerts, NOW)
const namesOf = (some: typeof lines | readonly (typeof lines)[number][]) => some.map(({ remote }) => remote.name)

it('puts what matters first, then what is loaded most', () => {
  expect(namesOf(lines)).toEqual(['failing', 'halted', 'share', 'fresh', 'busy', 'quiet', 'off', 'gone'])
  expect(lines.map(({ tone }) => tone).slice(0, 2)).toEqual(['bad', 'watch'])
})

it('finds by name, release and owner', () => {
  expect(namesOf(matching(lines, ' BUS'))).toEqual(['busy'])
  expect(namesOf(matching(lines, '1.5.0'))).toEqual(['share'])
  expect(namesOf(matching(lines, 'mei'))).toEqual(['share', 'busy'])
  expect(matching(lines, ' ')).toHaveLength(remotes.length)
  expect(matching(lines, 'nothing')).toEqual([])
})

it('groups by state, and by owner with a remote of two owners in both groups', () => {
  expect(groupsOf(lines, 'state').map(({ title, lines: some }) => [title, ...namesOf(some)])).toEqual([
    ['Need a look', 'failing', 'halted'],
    ['Rolling out', 'share'],
    ['Changed today', 'fresh'],
    ['Running', 'busy', 'quiet'],
    ['Not running', 'off'],
    ['Retired', 'gone'],
  ])
  expect(groupsOf(lines, 'owner').map(({ title, lines: some }) => [title, some.length])).toEqual([
    ['li', 1],
    ['mei', 2],
    ['No owner', 6],
  ])
})

describe('the likely action', () => {
  it.each<[when: string, about: Partial<OverviewRemote>, tone: 'bad' | 'good', action: string | null]>([
    ['nothing is new', {}, 'good', null],
    ['a release waits', { newer: '1.5.0-ccc' }, 'good', 'promote'],
    ['it fails', { newer: '1.5.0-ccc' }, 'bad', 'rollback'],
    ['it fails and there is no way back', { hasWayBack: false }, 'bad', null],
    ['a plan runs', { plan, newer: '1.6.0-ddd' }, 'good', 'pause'],
    ['a share fails while its plan runs', { plan }, 'bad', 'rollback'],
    ['a plan is paused', { plan: { ...plan, state: 'paused' } }, 'good', 'resume'],
  ])('when %s', (_, about, tone, action) => {
    expect(likelyAction({ remote: overviewRemote(about), tone, state: 'runs' })).toBe(action)
  })
})
