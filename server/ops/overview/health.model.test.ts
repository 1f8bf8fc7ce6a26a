import type { ReleaseEvidence, RunningRelease } from '@plaza/shared/operations'
import { describe, expect, it } from 'vitest'
import { plan, remote, running } from '../testing/status'
import { healthOf, healthRows, worstOf } from './health.model'

type Past = NonNullable<RunningRelease['before']>
const shown = (loads: number, failures: number, p75: number | null = 600): ReleaseEvidence => ({ loads, failures, p75 })
const before: Past = { release: '1.4.0-bbb', loads: 990, failures: 10, p75: 600 }

describe('how a release does', () => {
  it.each<[what: string, now: ReleaseEvidence, before: Past | null, tone: string, words: string]>([
    ['no visits', shown(0, 0, null), before, 'none', 'No visits in the last hour'],
    ['few visits', shown(9, 3), before, 'none', 'Too few visits to judge (12)'],
    ['as before', shown(99, 1), before, 'good', 'Healthy, no worse than 1.4.0'],
    ['nothing to compare with', shown(100, 0), null, 'good', 'Healthy'],
    ['too little to compare with', shown(100, 0), { ...before, loads: 3, failures: 3 }, 'good', 'Healthy'],
    ['some more failures', shown(970, 30), before, 'watch', 'Fails more: 3 %, 1.4.0 had 1 %'],
    ['many more failures', shown(90, 10), before, 'bad', 'Fails more: 10 %, 1.4.0 had 1 %'],
    ['failures, and none before', shown(90, 10), null, 'bad', 'Fails: 10 % of loads'],
    ['two failures of few', shown(98, 2), null, 'good', 'Healthy'],
    [
      'failures as many as before',
      shown(80, 20),
      { ...before, loads: 80, failures: 20 },
      'bad',
      'Fails: 20 % of loads',
    ],
    ['slower', shown(100, 0, 850), before, 'watch', 'Slower: 850 ms, 1.4.0 took 600 ms'],
    ['much slower', shown(100, 0, 1300), before, 'bad', 'Slower: 1.3 s, 1.4.0 took 600 ms'],
    ['slower by a hair of little', shown(100, 0, 90), { ...before, p75: 30 }, 'good', 'Healthy, no worse than 1.4.0'],
  ])('%s', (_, now, past, tone, words) =>
    expect(healthOf({ now, before: past, unrendered: 0 })).toEqual({ tone, words }),
  )

  it.each<[unrendered: number, now: ReleaseEvidence, words: string]>([
    [2, shown(100, 0), 'Healthy'],
    [3, shown(100, 0), 'Healthy, but 3 pages were not rendered on the server'],
    [3, shown(90, 10), 'Fails: 10 % of loads'],
  ])('%s pages were not rendered', (unrendered, now, words) =>
    expect(healthOf({ now, before: null, unrendered }).words).toBe(words),
  )
})

describe('the rows of a remote', () => {
  const past: Past = { release: '1.3.2-aaa', loads: 4000, failures: 0, p75: 600 }
  const share = running('1.5.0-ccc', { isBase: false, now: shown(80, 20), before })
  const base = running('1.4.0-bbb', { now: shown(500, 0), before: past })

  it('sets a share beside the base and the base beside the one before', () => {
    const rows = healthRows([share, base])
    expect(rows.map(({ release, runs, loads, health }) => [release, runs, loads, health?.tone ?? null])).toEqual([
      ['1.5.0-ccc', 'share', 80, 'bad'],
      ['1.4.0-bbb', 'base', 500, 'good'],
      ['1.3.2-aaa', 'before', 4000, null],
    ])
    expect(worstOf(rows, remote())).toBe('bad')
  })

  it('is as bad as the plan that it holds, and worth a look after an automatic rollback', () => {
    expect(worstOf([], remote())).toBe('none')
    expect(worstOf([], remote({ plans: [plan({ waitsFor: 'condition' })] }))).toBe('bad')
    expect(worstOf([], remote({ plans: [plan({ state: 'halted', endedAt: 1 })] }))).toBe('none')
    expect(worstOf([], remote({ halted: { release: '1.5.0-ccc', at: 1, why: 'failed', reason: null } }))).toBe('watch')
  })

  it.each<[why: string, before: Past | null]>([
    ['nobody used it', { ...past, loads: 0 }],
    ['it runs as a share', { ...past, release: '1.5.0-ccc' }],
    ['there is none', null],
  ])('leaves the one before away where %s', (_, one) =>
    expect(healthRows([share, { ...base, before: one }]).map(({ runs }) => runs)).toEqual(['share', 'base']),
  )
})
