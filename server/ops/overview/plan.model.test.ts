import type { StatusPlan } from '@plaza/shared/operations'
import { afterEach, describe, expect, it } from 'vitest'
import { plan } from '../testing/status'
import { figureRows, planNote, planState } from './plan.model'

describe('a plan in words', () => {
  it.each<[what: string, some: Partial<StatusPlan>, tone: string, words: RegExp]>([
    ['its next step', {}, 'good', /^50 % from .+, if it does no worse$/],
    ['too few visits', { waitsFor: 'visits', minVisits: 1000 }, 'watch', /^Too few visits for 50 %: 240 of 1,000$/],
    ['what holds it', { waitsFor: 'condition' }, 'bad', /^Held before 50 %, worse than the release before: Errors$/],
    ['a pause', { state: 'paused', dueAt: null }, 'watch', /^Paused at 10 %$/],
    ['its end', { state: 'done', endedAt: 1 }, 'good', /^Done on /],
    ['a halt', { state: 'halted', endedAt: 1 }, 'bad', /^Halted on /],
    ['another change', { state: 'superseded', endedAt: 1 }, 'none', /^Ended on .+ by another change$/],
  ])('says %s', (_, some, tone, words) => {
    const said = planState(plan(some))
    expect(said.tone).toBe(tone)
    expect(said.words).toMatch(words)
  })
})

afterEach(() => {
  document.documentElement.lang = 'en'
})

it('says why the registry paused it in the language of the page, and a person’s words as they are', () => {
  const refused = plan({ state: 'paused', note: 'old', refusal: { en: 'a path is taken', zh: '路径已被占用' } })
  expect(planNote(refused)).toBe('a path is taken')
  document.documentElement.lang = 'zh-CN'
  expect(planNote(refused)).toBe('路径已被占用')
  expect(planNote(plan({ note: 'li: wait' }))).toBe('li: wait')
})

it('the figures of both releases stand beside each other, and what exceeds its limit is marked', () => {
  expect(figureRows(plan())).toEqual([
    { name: 'visits', now: '240', before: '2,100', exceeded: false },
    { name: 'failures', now: '2 · 0.8 %', before: '10 · 0.5 %', exceeded: false },
    { name: 'errors', now: '12 · 5 %', before: '5 · 0.2 %', exceeded: true },
    { name: 'LCP', now: '1.23 s', before: '1.2 s', exceeded: false },
    { name: 'CLS', now: '–', before: '0.020', exceeded: false },
  ])
})

it('a release without one to compare with has figures of its own alone', () => {
  const { comparison } = plan()
  if (!comparison) throw new Error('no comparison')
  expect(figureRows(plan({ comparison: { ...comparison, before: null } }))[0]).toMatchObject({ before: '–' })
  expect(figureRows(plan({ comparison: null }))).toEqual([])
})
