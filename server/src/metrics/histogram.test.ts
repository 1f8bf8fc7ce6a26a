import { expect, it } from 'vitest'
import { bucketAt, edgesOf, MOST_BUCKETS, merged, percentile } from './histogram'

const histogram = (metric: string, samples: readonly number[]): number[] => {
  const edges = edgesOf(metric)
  const counts = new Array<number>(edges.length + 1).fill(0)
  for (const sample of samples) counts[bucketAt(sample, edges)] = (counts[bucketAt(sample, edges)] ?? 0) + 1
  return counts
}

it.each(['load', 'vital:LCP', 'vital:CLS'])('has rising edges that fit into a row: %s', (metric) => {
  const edges = edgesOf(metric)
  expect([...edges].sort((a, b) => a - b)).toEqual(edges)
  expect(new Set(edges).size).toBe(edges.length)
  expect(edges.length + 1).toBeLessThanOrEqual(MOST_BUCKETS)
})

it.each(['error', 'failure:fetch'])('has none for what is counted alone: %s', (metric) =>
  expect(edgesOf(metric)).toEqual([]),
)

it('puts a value on an edge into the bucket that begins there', () => {
  const edges = edgesOf('load')
  expect([0, 9.9, 10, 59_999, 60_000, 600_000].map((value) => bucketAt(value, edges))).toEqual([0, 0, 1, 23, 24, 24])
})

const thousand = Array.from({ length: 1000 }, (_, i) => i + 1)
it.each<[metric: string, samples: number[]]>([
  ['load', thousand.map((i) => i * 3)],
  ['load', thousand.map((i) => 40 * 1.006 ** i)],
  ['load', [700]],
  ['vital:CLS', thousand.map((i) => i / 4000)],
])('finds percentiles within a bucket’s width: %s', (metric, samples) => {
  const edges = edgesOf(metric)
  for (const share of [0.5, 0.75, 0.95]) {
    const exact = samples[Math.ceil(samples.length * share) - 1] ?? Number.NaN
    const place = bucketAt(exact, edges)
    const width = (edges[place] ?? Number.NaN) - (edges[place - 1] ?? 0)
    expect(Math.abs((percentile(histogram(metric, samples), share, edges) ?? Number.NaN) - exact)).toBeLessThan(width)
  }
})

it('knows no percentile of nothing, and none above its last edge', () => {
  const edges = edgesOf('load')
  expect(percentile([], 0.5, edges)).toBeNull()
  expect(percentile(histogram('load', [500_000]), 0.5, edges)).toBe(60_000)
})

it('adds histograms of any length', () => expect(merged([1, 2], [0, 1, 5])).toEqual([1, 3, 5]))
