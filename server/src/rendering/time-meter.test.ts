import { expect, it } from 'vitest'
import { createTimeMeter } from './time-meter'

const share = { mostMs: 30_000, slowMs: 300 }
/**
 * Records `count` renders of `ms`, one every `eachMs`; returns whether the last one exceeded the budget, and the
 * minute's total.
 */
function rendered(ms: number, eachMs: number, count: number) {
  let at = 0
  const spent = createTimeMeter(share, () => at)
  const found = Array.from({ length: count }, () => {
    at += eachMs
    return spent.add('a', ms)
  })
  return { found, ms: spent.msOf('a') }
}

it('a release whose slow renders take more than half of a minute is too much, once', () => {
  const { found } = rendered(900, 1_000, 40)
  expect(found.flatMap((isTooMuch, at) => (isTooMuch ? [at + 1] : []))).toEqual([34])
})

it.each([
  ['whose renders are slow and few', 900, 2_000],
  ['whose renders are many and fast', 50, 60],
])('a release %s is not', (_, ms, eachMs) => {
  const { found, ms: last } = rendered(ms, eachMs, 2_000)
  expect(found).not.toContain(true)
  expect(last).toBeLessThan(60_000)
})

it('another is not held against it, and a minute later nothing is', () => {
  let at = 0
  const spent = createTimeMeter(share, () => at)
  spent.add('a', 29_900)
  expect(spent.add('b', 900)).toBe(false)
  at = 60_000
  expect(spent.add('a', 900)).toBe(false)
  expect(spent.msOf('a')).toBe(900)
})
