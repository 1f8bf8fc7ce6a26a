import type { ReleaseFigures } from '@plaza/shared/operations'
import { describe, expect, it } from 'vitest'
import { exceededLimits, obstacleOf } from './compare'

const figures = (some: Partial<ReleaseFigures> = {}): ReleaseFigures => ({
  ...{ release: '1.1.0-bbb', visits: 200, failures: 0, errors: 0, p75: {} },
  ...some,
})

describe('the limits that a release exceeds', () => {
  it.each<[what: string, now: Partial<ReleaseFigures>, before: Partial<ReleaseFigures> | null, names: string[]]>([
    ['none if it does as well', { failures: 2, errors: 4 }, { failures: 2, errors: 4 }, []],
    ['none at the margin itself', { failures: 2 }, { failures: 0 }, []],
    ['failed loads beyond the margin', { failures: 3 }, { failures: 0 }, ['failures']],
    ['errors beyond the margin', { errors: 9 }, { errors: 6 }, ['errors']],
    ['failed loads without a release to compare with', { failures: 3 }, null, ['failures']],
    ['a page that shows later', { p75: { LCP: 2600 } }, { p75: { LCP: 2000 } }, ['LCP']],
    ['nothing for a quick page that is 20 % slower', { p75: { LCP: 250 } }, { p75: { LCP: 100 } }, []],
    ['nothing for a slow page that is 200 ms slower', { p75: { LCP: 4300 } }, { p75: { LCP: 4000 } }, []],
    ['a page that moves', { p75: { CLS: 0.2 } }, { p75: { CLS: 0.1 } }, ['CLS']],
    ['taps that are answered later', { p75: { INP: 200 } }, { p75: { INP: 100 } }, ['INP']],
    ['no time that only one of them has', { p75: { LCP: 9000 } }, { p75: {} }, []],
    ['no time without a release to compare with', { p75: { LCP: 9000 } }, null, []],
  ])('are %s', (_, now, before, names) => {
    const found = exceededLimits(figures(now), before && figures({ release: '1.0.0-aaa', ...before }))
    expect(found.map(({ metric }) => metric)).toEqual(names)
  })
})

describe('a plan waits', () => {
  const held = [{ metric: 'errors', now: 0.1, before: 0 }] as const
  it.each<[what: string, at: number, visits: number, exceeded: typeof held | [], waits: string | null]>([
    ['for its time', 9, 200, [], 'time'],
    ['for nothing once it is due', 10, 200, [], null],
    ['for visits if there were too few', 10, 99, [], 'visits'],
    ['for its time first', 9, 99, [], 'time'],
    ['for a condition, at once', 9, 200, held, 'condition'],
    ['for visits before a condition is judged', 10, 99, held, 'visits'],
  ])('%s', (_, at, visits, exceeded, waits) => {
    expect(obstacleOf({ at, now: figures({ visits }), exceeded }, { dueAt: 10, minVisits: 100 })).toBe(waits)
  })
})
