import { describe, expect, it } from 'vitest'
import { bucketOf } from './bucket'
import { DEVICES, deviceIds } from './testing/devices'

const numbered = (name: (index: number) => string) => Array.from({ length: DEVICES }, (_, index) => name(index))

const kinds: [kind: string, devices: string[]][] = [
  ['random ids', deviceIds(20_261_121)],
  ['other random ids', deviceIds(7)],
  ['neighbouring numbers', numbered((index) => String(100_000 + index))],
  ['ids that differ at their beginning', numbered((index) => `${index}-the-same-for-all-of-them`)],
]
const salts = ['media 1.4.0-9a0e3976be', 'community 1.0.0-local']
const shares = salts.flatMap((salt) => [1, 5, 10, 25, 50, 90].map((percent): [number, string] => [percent, salt]))

describe.each(kinds)('%s', (_, devices) => {
  const places = devices.map((device) => bucketOf(device, 'media 1'))

  it.each(shares)('fall into a share of %i %% of %s, to one point', (percent, salt) => {
    const inside = devices.filter((device) => bucketOf(device, salt) < percent)
    expect(Math.abs((100 * inside.length) / DEVICES - percent)).toBeLessThan(1)
  })

  it('are spread evenly over the hundredths', () => {
    const counts = new Map<number, number>()
    for (const place of places) counts.set(Math.floor(place), (counts.get(Math.floor(place)) ?? 0) + 1)
    const mean = DEVICES / 100
    const off = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
    expect(counts.size).toBe(100)
    // Chi-squared with 99 degrees of freedom exceeds 149 once in a thousand.
    expect(off).toBeLessThan(149)
  })

  it('are independent for each release: two shares of 10 % have 1 % in common', () => {
    const both = devices.filter((device) => bucketOf(device, 'media 1') < 10 && bucketOf(device, 'media 2') < 10)
    expect(Math.abs((100 * both.length) / DEVICES - 1)).toBeLessThan(0.5)
  })

  it('stand apart from the one before', () => {
    const mean = places.reduce((sum, place) => sum + place, 0) / DEVICES
    const together = places
      .slice(1)
      .reduce((sum, place, index) => sum + (place - mean) * ((places[index] ?? 0) - mean), 0)
    const spread = places.reduce((sum, place) => sum + (place - mean) ** 2, 0)
    expect(Math.abs(together / spread)).toBeLessThan(0.04)
  })

  it('have a bucket from 0 to below 100', () => {
    expect(places.filter((place) => !(place >= 0 && place < 100))).toEqual([])
  })
})

it.each([
  ['a', 91.472288],
  ['0f8c2d', 20.030532],
  ['device-7', 50.842477],
  ['', 94.957899],
  ['设备', 1.041541],
])('keeps the bucket of the device "%s" from earlier versions', (device, place) => {
  expect(bucketOf(device, 'media 1.4.0-9a0e3976be')).toBeCloseTo(place, 5)
})
