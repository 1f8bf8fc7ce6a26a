import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import type { OverviewRemote, ReleaseEvidence, RunningRelease } from '@plaza/shared/operations'
import { and, eq, gt, like, sql, sum } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { registryRemotes, releaseNumbers } from '../../data/schema/index'
import { noEvidence, type ReporterEvidence, readEvidences } from '../../metrics/evidence'

/** A running release, and the one that it replaces: the base for a share, the base before for a young base. */
export interface ComparedRelease {
  remote: string
  release: string
  before: string | null
}

export type JudgedRelease = Pick<RunningRelease, 'now' | 'before'> & Pick<ComparedRelease, 'remote' | 'release'>

function evidenceIn({ loads, failures, times }: ReporterEvidence): ReleaseEvidence {
  const p75 = times.load?.p75
  return { loads: Math.round(loads), failures: Math.round(failures), p75: p75 === undefined ? null : Math.round(p75) }
}

/** The releases that rules give out, with those that they replace. */
export async function readRunning(
  db: Executor,
  remotes: readonly OverviewRemote[],
  now: number,
): Promise<ComparedRelease[]> {
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

/** What addresses reported about releases and those that they replace. */
export async function withEvidence(
  db: Executor,
  running: readonly ComparedRelease[],
  now: number,
): Promise<JudgedRelease[]> {
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
  return running.map(({ remote, release, before }, at) => ({
    ...{ remote, release, now: evidenceIn(shown[at] ?? noEvidence) },
    before: before === null ? null : { release: before, ...evidenceIn(replaced[at] ?? noEvidence) },
  }))
}

/** Pages that the server could not render in the last hour, by release. */
async function countUnrendered(db: Executor, remote: string): Promise<ReadonlyMap<string, number>> {
  const { owner, release, n, metric, at } = releaseNumbers
  const rows = await db
    .select({ release, n: sum(n).mapWith(Number) })
    .from(releaseNumbers)
    .where(and(eq(owner, remote), gt(at, sql`now() - interval '1 hour'`), like(metric, 'render:%')))
    .groupBy(release)
  return new Map(rows.map((row) => [row.release, row.n]))
}

/** The running releases of a remote, as alerts judge them; shares first. */
export async function readRunningReleases(
  db: Executor,
  remote: OverviewRemote,
  now: number,
): Promise<RunningRelease[]> {
  const judged = await withEvidence(db, await readRunning(db, [remote], now), now)
  const unrendered = await countUnrendered(db, remote.name)
  return judged.map(({ release, now, before }) => ({
    ...{ release, isBase: release === remote.release, now, before },
    unrendered: unrendered.get(release) ?? 0,
  }))
}
