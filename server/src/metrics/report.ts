import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plaza/shared/format'
import type { OperationsMetrics, ReleaseMetrics } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { startOfDate } from '../domains/time'
import { edgesOf, merged, percentile } from './histogram'
import { type MetricSum, sumMetrics } from './store'

/** Step length of the time series, by the requested span. */
const steps = [
  { upToHours: 6, stepMs: 5 * MINUTE_MS },
  { upToHours: 72, stepMs: HOUR_MS },
]
const LONGEST_STEP_MS = DAY_MS
const FAILURE = 'failure:'
const VITAL = 'vital:'
const RENDER = 'render:'

/** The metrics of the last hours, starting at the beginning of a step; steps of a day are the site's days. */
export async function readMetrics(db: Executor, hours: number, now = Date.now()): Promise<OperationsMetrics> {
  const stepMs = steps.find(({ upToHours }) => hours <= upToHours)?.stepMs ?? LONGEST_STEP_MS
  const origin = startOfDate('2000-01-01').getTime()
  const from = origin + Math.floor((now - hours * HOUR_MS - origin) / stepMs) * stepMs
  const sums = await sumMetrics(db, sql`at >= ${new Date(from).toISOString()}`, stepMs)
  return {
    from,
    until: now,
    stepMs,
    releases: [...groupBy(sums, ({ owner, release }) => `${owner} ${release}`).values()].map(releaseOf),
    course: [...groupBy(sums.filter(isOfLoading), ({ at, owner, release }) => `${at} ${owner} ${release}`).values()]
      .map(stepOf)
      .sort((a, b) => a.at - b.at),
  }
}

const isOfLoading = ({ metric }: MetricSum): boolean => metric === 'load' || metric.startsWith(FAILURE)

function groupBy(sums: readonly MetricSum[], keyOf: (sum: MetricSum) => string): Map<string, MetricGroup> {
  const groups = new Map<string, MetricGroup>()
  for (const sum of sums) {
    const group = groups.get(keyOf(sum))
    if (group) group.push(sum)
    else groups.set(keyOf(sum), [sum])
  }
  return groups
}

type MetricGroup = [MetricSum, ...MetricSum[]]

function releaseOf(group: MetricGroup): ReleaseMetrics {
  const metrics = new Map<string, { n: number; counts: number[] }>()
  for (const { metric, n, counts } of group) {
    const known = metrics.get(metric) ?? { n: 0, counts: [] }
    metrics.set(metric, { n: known.n + n, counts: merged(known.counts, counts) })
  }
  const named = (prefix: string) =>
    [...metrics].flatMap(([metric, sum]) =>
      metric.startsWith(prefix) ? [{ name: metric.slice(prefix.length), metric, ...sum }] : [],
    )
  const counts = (prefix: string) => Object.fromEntries(named(prefix).map(({ name, n }) => [name, n]))
  const load = metrics.get('load')
  return {
    remote: group[0].owner,
    release: group[0].release,
    loads: load?.n ?? 0,
    loadMs: load ? { p50: msAt(load.counts, 0.5), p75: msAt(load.counts, 0.75), p95: msAt(load.counts, 0.95) } : null,
    failures: named(FAILURE).reduce((all, { n }) => all + n, 0),
    failuresByKind: counts(FAILURE),
    vitals: Object.fromEntries(
      named(VITAL).map(({ name, metric, n, counts }) => [
        name,
        { p75: percentile(counts, 0.75, edgesOf(metric)) ?? 0, n },
      ]),
    ),
    errors: metrics.get('error')?.n ?? 0,
    renderFaults: counts(RENDER),
  }
}

const msAt = (counts: readonly number[], share: number): number =>
  Math.round(percentile(counts, share, edgesOf('load')) ?? 0)

function stepOf(group: MetricGroup): OperationsMetrics['course'][number] {
  const { remote, release, loads, failures, loadMs } = releaseOf(group)
  return { at: group[0].at, remote, release, loads, failures, p75: loadMs?.p75 ?? null }
}
