/** `count` edges from `first` to `last`, with a constant factor between neighbours. */
const edges = (first: number, last: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Number((first * (last / first) ** (i / (count - 1))).toPrecision(3)))

/** Milliseconds: 10 ms to a minute; the factor is 1.46. */
const msEdges = edges(10, 60_000, 24)
/** Cumulative layout shift, without unit. */
const shiftEdges = edges(0.001, 2, 20)
/** Number of buckets of the longest histogram: one below the first edge, and one from the last edge on. */
export const MOST_BUCKETS = msEdges.length + 1

/** Edges of a metric's histogram; empty for a plain counter. Stored data depends on them: never change them. */
export function edgesOf(metric: string): readonly number[] {
  if (metric === 'vital:CLS') return shiftEdges
  return metric === 'load' || metric.startsWith('vital:') ? msEdges : []
}

/** Index of a value's bucket: bucket i covers edge i - 1 (inclusive) to edge i (exclusive). */
export function bucketAt(value: number, metricEdges: readonly number[]): number {
  const place = metricEdges.findIndex((edge) => value < edge)
  return place === -1 ? metricEdges.length : place
}

/** The percentile `share` (0 to 1), accurate to a bucket's width; null without samples. */
export function percentile(counts: readonly number[], share: number, metricEdges: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let below = 0
  for (const [place, count] of counts.entries()) {
    const wanted = total * share - below
    if (count > 0 && wanted <= count) {
      const from = metricEdges[place - 1] ?? 0
      return from + ((metricEdges[place] ?? from) - from) * (wanted / count)
    }
    below += count
  }
  return metricEdges.at(-1) ?? null
}

/** The sum of two histograms with equal edges. */
export const merged = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, place) => (a[place] ?? 0) + (b[place] ?? 0))
