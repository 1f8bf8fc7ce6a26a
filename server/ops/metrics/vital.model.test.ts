import { expect, it } from 'vitest'
import { placeOn, ratingOf, vitals } from './vital.model'

const limits = { good: 2500, poor: 4000 }

it.each([
  [2500, 'good', 33.3],
  [2501, 'watch', 33.4],
  [3250, 'watch', 50],
  [4000, 'watch', 66.7],
  [4001, 'bad', 66.7],
  [99_000, 'bad', 99],
])('%s is %s', (p75, rating, place) => {
  expect(ratingOf(limits, p75)).toBe(rating)
  expect(placeOn(limits, p75)).toBeCloseTo(place, 0)
})

it('writes milliseconds and scores as people read them', () => {
  const said = (name: string, value: number) => vitals.find((vital) => vital.name === name)?.say(value)
  expect([said('LCP', 2530.4), said('INP', 84), said('CLS', 0.104), said('CLS', 0.004)]).toEqual([
    ...['2.53 s', '84 ms', '0.10', '0.004'],
  ])
})
