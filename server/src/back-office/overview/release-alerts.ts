import { DAY_MS } from '@plaza/shared/format'
import { judgeRelease, type OverviewAlert, type OverviewRemote, type ReleaseEvidence } from '@plaza/shared/operations'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { registryRemotes, releaseNumbers } from '../../data/schema/index'
import { edgesOf, percentile } from '../../metrics/histogram'
import { summedCounts } from '../../metrics/store'

/** A running release, and the one that it replaces: the base for a share, the base before for a young base. */
interface RunningRelease {
  remote: string
  release: string
  before: string | null
}

const keyOf = (remote: string, release: string) => `${remote} ${release}`

async function readEvidence(db: Executor, where: SQL | undefined): Promise<ReadonlyMap<string, ReleaseEvidence>> {
  const { owner, release } = releaseNumbers
  const rows = await db
    .select({
      ...{ owner, release },
      loads: sql<number>`coalesce(sum(n) filter (where metric = 'load'), 0)::int`,
      failures: sql<number>`coalesce(sum(n) filter (where metric <> 'load'), 0)::int`,
      counts: sql<number[]>`${summedCounts}`,
    })
    .from(releaseNumbers)
    .where(and(where, sql`(metric = 'load' or metric like 'failure:%')`))
    .groupBy(owner, release)
  const p75Of = (counts: number[]) => {
    const p75 = percentile(counts, 0.75, edgesOf('load'))
    return p75 === null ? null : Math.round(p75)
  }
  return new Map(
    rows.map(({ counts, ...row }) => [
      keyOf(row.owner, row.release),
      { loads: row.loads, failures: row.failures, p75: p75Of(counts) },
    ]),
  )
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

/** Running releases that failed in the last hour, or were slower than the release before. */
export async function releaseAlerts(
  db: Executor,
  remotes: readonly OverviewRemote[],
  now: number,
): Promise<OverviewAlert[]> {
  const running = await runningReleases(db, remotes, now)
  const hour = await readEvidence(db, sql`at > now() - interval '1 hour'`)
  const pairs = running.flatMap(({ remote, release, before }) =>
    before !== null && hour.has(keyOf(remote, release)) ? [keyOf(remote, before)] : [],
  )
  const day =
    pairs.length === 0
      ? new Map<string, ReleaseEvidence>()
      : await readEvidence(
          db,
          sql`at > now() - interval '1 day' and ${JSON.stringify(pairs)}::jsonb ? (owner || ' ' || release)`,
        )
  return running.flatMap(({ remote, release, before }): OverviewAlert[] => {
    const shown = hour.get(keyOf(remote, release))
    const past = before === null ? null : (day.get(keyOf(remote, before)) ?? null)
    const verdict = shown && judgeRelease(shown, past)
    if (!verdict) return []
    const { level, cause } = verdict
    const { loads, failures, p75 } = shown
    if (cause === 'failures') return [{ kind: 'failures', level, remote, release, loads, failures }]
    return [
      { kind: 'slow', level, remote, release, p75: p75 ?? 0, before: { release: before ?? '', p75: past?.p75 ?? 0 } },
    ]
  })
}
