import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import {
  judgeRelease,
  MIN_FAILURES,
  type OverviewAlert,
  type OverviewRemote,
  type ReleaseEvidence,
} from '@plaza/shared/operations'
import { and, gt, gte, like, sql, sum } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { registryRemotes, releaseNumbers } from '../../data/schema/index'
import { noEvidence, type ReporterEvidence, readEvidences } from '../../metrics/evidence'

/** A running release, and the one that it replaces: the base for a share, the base before for a young base. */
interface RunningRelease {
  remote: string
  release: string
  before: string | null
}

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

function evidenceIn({ loads, failures, times }: ReporterEvidence): ReleaseEvidence {
  const p75 = times.load?.p75
  return { loads: Math.round(loads), failures: Math.round(failures), p75: p75 === undefined ? null : Math.round(p75) }
}

async function runningReleases(
  db: Executor,
  remotes: readonly OverviewRemote[],
  now: number,
): Promise<RunningRelease[]> {
  const rows = await db.select({ name: registryRemotes.name, previous: registryRemotes.previous }).from(registryRemotes)
  const previous = new Map(rows.map((row) => [row.name, row.previous]))
  return remotes.flatMap(({ name: remote, release: base, since, rules }) => {
    const shares = new Set(rules.flatMap(({ release }) => (release === null || release === base ? [] : [release])))
    const isYoung = since !== null && now - since < DAY_MS
    return [
      ...[...shares].map((release) => ({ remote, release, before: base })),
      ...(base === null ? [] : [{ remote, release: base, before: isYoung ? (previous.get(remote) ?? null) : null }]),
    ]
  })
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
  const running = (await runningReleases(db, remotes, now)).filter(
    ({ remote, release, before }) => before !== null || failing.has(keyOf(remote, release)),
  )
  // Reports of addresses are stored by the hour: at least the last sixty minutes.
  const since = new Date(Math.floor(now / HOUR_MS - 1) * HOUR_MS)
  const spans = running.map(({ remote, release }) => ({ remote, release, since }))
  const shown = await readEvidences(db, spans, HOUR_MS)
  const spansBefore = running.map(({ remote, before }) => ({
    remote,
    release: before ?? '',
    since: new Date(now - DAY_MS),
  }))
  const replaced = await readEvidences(db, spansBefore, HOUR_MS)
  return running.flatMap((one, at) =>
    alertsOf({
      ...one,
      now: evidenceIn(shown[at] ?? noEvidence),
      past: one.before === null ? null : evidenceIn(replaced[at] ?? noEvidence),
    }),
  )
}

function alertsOf({
  remote,
  release,
  before,
  now,
  past,
}: RunningRelease & { now: ReleaseEvidence; past: ReleaseEvidence | null }): OverviewAlert[] {
  const verdict = judgeRelease(now, past)
  if (!verdict) return []
  const { level, cause } = verdict
  const { loads, failures, p75 } = now
  if (cause === 'failures') return [{ kind: 'failures', level, remote, release, loads, failures }]
  return [
    { kind: 'slow', level, remote, release, p75: p75 ?? 0, before: { release: before ?? '', p75: past?.p75 ?? 0 } },
  ]
}
