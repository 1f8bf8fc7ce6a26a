import { expect, it } from 'vitest'
import { allValues, type Measurements, median, type RaceResult, ratios, weights } from './tables'
import type { PageOpening } from './visit'

const opened = (ms: number): PageOpening => ({
  firstPaint: ms,
  largestPaint: ms,
  ready: ms,
  shift: 0,
  blocking: ms,
  longest: ms,
  requests: 7,
  bytes: 2048,
  html: 1024,
  script: 512,
  isRendered: ms < 100,
})
const measured = (...all: number[]): Measurements => {
  const of = () => all.map(opened)
  const pages = () => ({ home: of(), article: of(), album: of(), circle: of() })
  return { cold: pages(), again: pages(), walked: all.map((ms) => ({ coldRoute: ms, warmRoute: ms, heap: ms })) }
}
const rowOf = (text: string, name: string) => text.split('\n').find((line) => line.startsWith(`| ${name} |`))

const lazy = [{ coldRoute: 100, warmRoute: 100, heap: 1 }]
const race: RaceResult = { plaza: measured(30, 900, 20, 40, 35), one: measured(100, 1, 99, 900, 101), lazy }

it('computes the median', () => expect(median([9, 1, 5])).toBe(5))

it('reports a ratio of medians, and whether its goal is met', () => {
  const text = ratios(race)
  expect(rowOf(text, 'first contentful paint, cold, home')).toContain('| 35 | 100 | 0.35 | ≤ 0.35 | met |')
  expect(rowOf(text, 'warm route')).toContain('| 0.35 | ≤ 0.2 | **missed** |')
})

it('also compares routes with the bundle that prefetches nothing', () =>
  expect(rowOf(ratios(race), 'cold route after idle, beside one that fetches nothing ahead')).toContain(
    '| 35 | 100 | 0.35 | ≤ 0.4 | met |',
  ))

it('misses a goal if the value itself is too high', () => {
  const slow: RaceResult = { plaza: measured(160), one: measured(200), lazy: [] }
  expect(rowOf(ratios(slow), 'blocking time, cold, home')).toContain('| ≤ 1, ≤ 150 ms | **missed** |')
})

it('keeps every value', () =>
  expect(rowOf(allValues(race), 'warm route')).toBe(
    '| warm route | 30 · 900 · 20 · 40 · 35 | 100 · 1.0 · 99 · 900 · 101 |',
  ))

it('reports the bytes transferred', () =>
  expect(rowOf(weights(race), 'album, Plaza')).toBe('| album, Plaza | 1.0 | 0.5 | 2.0 | 7 | 0.000 | 4 of 5 |'))
