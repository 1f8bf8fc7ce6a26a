import { describe, expect, it } from 'vitest'
import type { StatusPlan } from '../../shared/src/operations/rollouts/plans'
import { planLines } from './plan-format'

const figures = { release: '1.1.0-bbb', visits: 200, failures: 1, errors: 0, p75: { LCP: 1234.5 } }
const plan: StatusPlan = {
  ...{
    id: 'p7',
    release: '1.1.0-bbb',
    shells: null,
    regions: null,
    languages: null,
    app: null,
    step: 1,
    minVisits: 100,
  },
  steps: [1, 10, 100].map((percent) => ({ percent, wait: 30 })),
  ...{
    state: 'running',
    waitsFor: 'time',
    dueAt: 5,
    startedBy: 'mei',
    startedAt: 0,
    endedAt: null,
    note: null,
    refusal: null,
  },
  comparison: { at: 1, from: 0, now: figures, before: { ...figures, release: '1.0.0-aaa', visits: 0 }, exceeded: [] },
}
const linesOf = (some: Partial<StatusPlan> = {}) =>
  planLines({ ...plan, ...some }, 'everybody', (moment) => `moment ${moment}`)

it('a plan shows its step, and both releases beside each other', () => {
  expect(linesOf().map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['plan p7 of mei: 1.1.0-bbb for everybody, 1 % → [10 %] → 100 %'],
    ['waiting until moment 5'],
    ['in this step', 'visits', 'failed loads', 'errors', 'LCP'],
    ['1.1.0-bbb', '200', '1 (0.5 %)', '0 (0.0 %)', '1235 ms'],
    ['1.0.0-aaa', '0', '1', '0', '1235 ms'],
  ])
})

describe('it says', () => {
  it.each<[what: string, some: Partial<StatusPlan>, says: string]>([
    [
      'what holds it',
      {
        waitsFor: 'condition',
        comparison: {
          ...plan.comparison,
          exceeded: [{ metric: 'LCP', now: 2, before: 1 }],
        } as StatusPlan['comparison'],
      },
      'held: LCP worse than before',
    ],
    ['that there are too few visits', { waitsFor: 'visits' }, 'waiting: too few visits, 200 of 100 in this step'],
    ['who paused it', { state: 'paused', dueAt: null, note: 'li: lunch' }, 'paused: li: lunch'],
    ['that it is done', { state: 'done', dueAt: null }, 'done'],
  ])('%s', (_, some, says) => expect(linesOf(some)[1]?.trim()).toBe(says))
})
