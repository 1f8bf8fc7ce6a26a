import { judgeRelease, MIN_FAILURES, type OverviewAlert, type OverviewRemote } from '@plaza/shared/operations'
import { and, gt, gte, like, sql, sum } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { releaseNumbers } from '../../data/schema/index'
import { type JudgedRelease, readRunning, withEvidence } from './running-releases'

const keyOf = (remote: string, release: string) => `${remote} ${release}`

/** Releases with as many reported failures in the last hour as may be an alert; anybody can report them. */
async function readFailing(db: Executor): Promise<ReadonlySet<string>> {
  const { owner, release, n, metric, at } = releaseNumbers
  const rows = await db
    .select({ owner, release })
    .from(releaseNumbers)
    .where(and(gt(at, sql`now() - interval '1 hour'`), like(metric, 'failure:%')))
    .groupBy(owner, release)
    .having(gte(sum(n), MIN_FAILURES))
  return new Set(rows.map((row) => keyOf(row.owner, row.release)))
}

/**
 * Running releases that failed in the last hour, or were slower than the release before, by what addresses reported: one
 * alone raises no alert and hides none.
 */
export async function releaseAlerts(
  db: Executor,
  remotes: readonly OverviewRemote[],
  now: number,
): Promise<OverviewAlert[]> {
  const failing = await readFailing(db)
  const running = (await readRunning(db, remotes, now)).filter(
    ({ remote, release, before }) => before !== null || failing.has(keyOf(remote, release)),
  )
  return (await withEvidence(db, running, now)).flatMap(alertsOf)
}

function alertsOf({ remote, release, now, before }: JudgedRelease): OverviewAlert[] {
  const verdict = judgeRelease(now, before)
  if (!verdict) return []
  const { level, cause } = verdict
  const { loads, failures, p75 } = now
  if (cause === 'failures') return [{ kind: 'failures', level, remote, release, loads, failures }]
  return [
    {
      ...{ kind: 'slow', level, remote, release, p75: p75 ?? 0 },
      before: { release: before?.release ?? '', p75: before?.p75 ?? 0 },
    },
  ]
}
