import { MINUTE_MS } from '@plaza/shared/format'
import { type ComparedTime, comparedTimes, type PlanComparison, type ReleaseFigures } from '@plaza/shared/operations'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { releaseRules } from '../../data/schema/index'
import type { PlanRow } from '../../registry/changes/plans'
import { edgesOf, percentile } from '../histogram'
import { sumMetrics } from '../store'
import { exceededLimits } from './compare'

const FIVE_MINUTES_MS = 5 * MINUTE_MS
/** With fewer samples a percentile is chance. */
const MIN_SAMPLES = 20

const metricOf = (time: ComparedTime): string => (time === 'load' ? 'load' : `vital:${time}`)

/** What was reported about a release since a moment. */
async function figuresOf(
  db: Executor,
  { remote, release, since }: { remote: string; release: string; since: Date },
): Promise<ReleaseFigures> {
  const sums = await sumMetrics(db, sql`owner = ${remote} and release = ${release} and at >= ${since.toISOString()}`)
  const sum = (fits: (metric: string) => boolean) =>
    sums.filter(({ metric }) => fits(metric)).reduce((all, { n }) => all + n, 0)
  const failures = sum((metric) => metric.startsWith('failure:'))
  const times = comparedTimes.flatMap((time): [ComparedTime, number][] => {
    const found = sums.find(({ metric }) => metric === metricOf(time))
    const p75 = found && found.n >= MIN_SAMPLES ? percentile(found.counts, 0.75, edgesOf(found.metric)) : null
    return p75 === null ? [] : [[time, p75]]
  })
  return {
    release,
    visits: sum((metric) => metric === 'load') + failures,
    failures,
    errors: sum((metric) => metric === 'error'),
    p75: Object.fromEntries(times),
  }
}

/** Compares the release of a plan with the base over the current step. */
export async function comparisonOf(
  db: Executor,
  { remote, release, steppedAt, minVisits }: PlanRow,
  now: Date,
): Promise<PlanComparison> {
  const shown = await figuresOf(db, { remote, release, since: steppedAt })
  const before = await figuresBefore(db, { remote, release, since: steppedAt, minVisits })
  return {
    ...{ at: now.getTime(), from: steppedAt.getTime(), now: shown, before },
    exceeded: exceededLimits(shown, before),
  }
}

async function figuresBefore(
  db: Executor,
  { remote, release, since, minVisits }: { remote: string; release: string; since: Date; minVisits: number },
): Promise<ReleaseFigures | null> {
  const [base] = await db
    .select({ release: releaseRules.release })
    .from(releaseRules)
    .where(and(eq(releaseRules.remote, remote), eq(releaseRules.base, true)))
  if (!base?.release || base.release === release) return null
  // Sums of the base are stored for whole five minutes.
  const begin = new Date(Math.floor(since.getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS)
  const figures = await figuresOf(db, { remote, release: base.release, since: begin })
  return figures.visits >= Math.max(1, minVisits) ? figures : null
}
