import { HOUR_MS } from '@plaza/shared/format'
import { type ComparedTime, comparedTimes, type PlanComparison, type ReleaseFigures } from '@plaza/shared/operations'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { releaseRules } from '../../data/schema/index'
import type { PlanRow } from '../../registry/changes/plans'
import { noEvidence, readEvidences } from '../evidence'
import { exceededLimits } from './compare'

/** With fewer addresses a percentile is chance. */
const MIN_ADDRESSES = 20

/** Two decimals: weights are fractions. */
const rounded = (n: number): number => Math.round(n * 100) / 100

/** What addresses reported about a release since a moment; one alone moves little (docs/decisions/0535). */
async function figuresOf(
  db: Executor,
  { remote, release, since }: { remote: string; release: string; since: Date },
): Promise<ReleaseFigures> {
  const [evidence = noEvidence] = await readEvidences(db, [{ remote, release, since }])
  const { loads, failures, errors, times } = evidence
  const known = comparedTimes.flatMap((time): [ComparedTime, number][] => {
    const { p75 = 0, addresses = 0 } = times[time] ?? {}
    return addresses < MIN_ADDRESSES ? [] : [[time, p75]]
  })
  return {
    release,
    visits: rounded(loads + failures),
    failures: rounded(failures),
    errors: rounded(errors),
    p75: Object.fromEntries(known),
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
  // Reports about the base are stored for whole hours.
  const begin = new Date(Math.floor(since.getTime() / HOUR_MS) * HOUR_MS)
  const figures = await figuresOf(db, { remote, release: base.release, since: begin })
  return figures.visits >= Math.max(1, minVisits) ? figures : null
}
