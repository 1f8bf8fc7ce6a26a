import { expect, it } from 'vitest'
import { type GuardedChange, needsSecondPerson } from './requests'

const promote = (percent?: number): GuardedChange => ({
  action: 'promote',
  body: { remote: 'media', release: '1.0.0-bbb', why: 'w', ...(percent !== undefined && { percent }) },
})
const byPlan = (shares: number[]): GuardedChange => ({
  action: 'promote',
  body: {
    ...{ remote: 'media', release: '1.0.0-bbb', why: 'w' },
    plan: { steps: shares.map((percent) => ({ percent, wait: 1 })) },
  },
})
const set = (above: number | null): GuardedChange => ({
  action: 'set-second-person',
  body: { remote: 'media', above, why: 'w' },
})
const retire: GuardedChange = { action: 'retire', body: { remote: 'media', why: 'w' } }

it.each<[GuardedChange, number | null, boolean]>([
  [promote(), null, false],
  [promote(), 10, true],
  [promote(10), 10, false],
  [promote(10.5), 10, true],
  [promote(0), 0, false],
  [byPlan([1, 10]), 10, false],
  [byPlan([1, 10, 50]), 10, true],
  [retire, null, false],
  [retire, 99, true],
  [set(null), null, false],
  [set(0), null, false],
  [set(5), 10, false],
  [set(20), 10, true],
  [set(null), 10, true],
])('%j above %s: %s', (change, above, needs) => expect(needsSecondPerson(change, above, [])).toBe(needs))

it('adds up small shares of many releases, but no scopes of one, and neither the base nor what is off', () => {
  const rule = (release: string | null, percent: number, base = false) => ({ release, percent, base })
  const rules = [
    ...[rule('0.9.0-aaa', 100, true), rule(null, 100), rule('1.0.0-bbb', 4)],
    ...[rule('1.1.0-ccc', 3), rule('1.1.0-ccc', 5)],
  ]
  expect(needsSecondPerson(promote(5), 10, rules)).toBe(false)
  expect(needsSecondPerson(promote(6), 10, rules)).toBe(true)
  expect(needsSecondPerson(promote(0), 4, rules)).toBe(false)
  expect(needsSecondPerson(promote(5), 10, [...rules, rule('1.0.0-aaa', 1)]), 'another build of the version').toBe(true)
})
