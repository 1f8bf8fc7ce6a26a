import { HOUR_MS } from '@plaza/shared/format'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { releaseReporters, releases } from '../data/schema'
import type { Secret } from '../secret'
import { wideNetworkOf } from '../transport/client/address'
import type { AddressReport } from '../transport/ports/tally'
import { letRunWithin } from './store'

/** Maximum number of reporters per release and hour: enough to judge by, and a bound for the table. */
const MOST_REPORTERS = 1_000
/** Maximum number of reports kept in memory while the database is down. */
const MOST_WAITING = 20_000
/** Weight limit of one address per release; see docs/decisions/0019. */
const ATTEMPTS_OF_ADDRESS = 2

/** What one address was given of a release and reported about it, within an hour. */
interface ReporterCounts {
  /** Milliseconds since the epoch. */
  at: number
  remote: string
  release: string
  reporter: string
  served: boolean
  loads: number
  failures: number
  loadMs: number
}

/** Collects reports by address until they are written. */
export interface Reporters {
  note(address: string, of: { remote: string; release: string }, part: AddressReport): void
  /** Returns the collected reports and clears them. */
  take(): ReporterCounts[]
  putBack(reports: readonly ReporterCounts[]): void
}

export function createReporters(secret: Secret, now: () => number = Date.now): Reporters {
  let hour = 0
  /** By release: the reporters of this hour, and whether it is noted that they were given the release. */
  let known = new Map<string, Map<string, boolean>>()
  let waiting = new Map<string, ReporterCounts>()

  /** Whether a report adds something about a known reporter, or a new one below the limit. */
  function counts(release: string, reporter: string, served: boolean): boolean {
    const reporters = known.get(release) ?? new Map<string, boolean>()
    known.set(release, reporters)
    const before = reporters.get(reporter)
    if (before === undefined && reporters.size >= MOST_REPORTERS) return false
    reporters.set(reporter, before || served)
    return !served || !before
  }

  function add(report: ReporterCounts): void {
    const key = [report.at, report.remote, report.release, report.reporter].join(' ')
    const before = waiting.get(key)
    if (!before && waiting.size >= MOST_WAITING) return
    waiting.set(key, before ? plus(before, report) : report)
  }

  return {
    note(address, { remote, release }, part) {
      const at = Math.floor(now() / HOUR_MS) * HOUR_MS
      if (at !== hour) known = new Map()
      hour = at
      const reporter = secret.sign('reporter', wideNetworkOf(address)).slice(0, 22)
      if (!counts(`${remote} ${release}`, reporter, part.served ?? false)) return
      add({ at, remote, release, reporter, served: false, loads: 0, failures: 0, loadMs: 0, ...part })
    },
    take() {
      const reports = [...waiting.values()]
      waiting = new Map()
      return reports
    },
    putBack(reports) {
      for (const report of reports) add(report)
    },
  }
}

const plus = (one: ReporterCounts, other: ReporterCounts): ReporterCounts => ({
  ...one,
  served: one.served || other.served,
  loads: one.loads + other.loads,
  failures: one.failures + other.failures,
  loadMs: one.loadMs + other.loadMs,
})

/** Adds reports to the rows; those of unknown releases are dropped. */
export async function writeReports(db: Executor, reports: readonly ReporterCounts[]): Promise<void> {
  if (reports.length === 0) return
  await db.execute(sql`
    insert into ${releaseReporters} (at, remote, release, reporter, served, loads, failures, load_ms)
    select greatest(to_timestamp(one.at / 1000.0), ${letRunWithin(sql`one.remote`, '1 hour')}),
      one.remote, one.release, one.reporter, one.served, one.loads, one.failures, one."loadMs"
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as one(
      at bigint, remote text, release text, reporter text, served boolean, loads integer, failures integer, "loadMs" double precision)
    where exists (select from ${releases} made where made.remote = one.remote and made.release = one.release)
    order by one.remote, one.release, one.reporter, one.at
    on conflict (remote, release, reporter, at) do update set
      served = release_reporters.served or excluded.served,
      loads = release_reporters.loads + excluded.loads,
      failures = release_reporters.failures + excluded.failures,
      load_ms = release_reporters.load_ms + excluded.load_ms`)
}

/** Evidence about a release from its reporters. */
interface ReporterEvidence {
  /** Weighted loads and failures: each address counts for at most two attempts, split in proportion to its reports. */
  loads: number
  failures: number
  /** Addresses that reported a failure. */
  failing: number
  /** 75th percentile of the addresses' load times in milliseconds. */
  p75: number | null
}

/** Sums the reports since a time, from addresses that were given the release or loaded it. */
export async function readEvidence(
  db: Executor,
  { remote, release, since }: { remote: string; release: string; since: Date },
): Promise<ReporterEvidence> {
  const counted = (column: SQL) => sql`coalesce(sum(${column}) filter (where at >= ${since.toISOString()}), 0)`
  const { rows } = await db.execute<Record<keyof ReporterEvidence, unknown>>(sql`
    with reporters as (
      select ${counted(sql`loads`)} as loads, ${counted(sql`failures`)} as failures, ${counted(sql`load_ms`)} as load_ms
      from ${releaseReporters} where remote = ${remote} and release = ${release}
      group by reporter having bool_or(served) or sum(loads) > 0),
    weighed as (
      select *, least(1, ${ATTEMPTS_OF_ADDRESS}::float8 / (loads + failures)) as weight from reporters where loads + failures > 0)
    select coalesce(sum(loads * weight), 0) as loads, coalesce(sum(failures * weight), 0) as failures,
      count(*) filter (where failures > 0) as failing,
      percentile_cont(0.75) within group (order by load_ms / nullif(loads, 0)) as p75
    from weighed`)
  const { loads, failures, failing, p75 } = rows[0] ?? { loads: 0, failures: 0, failing: 0, p75: null }
  return {
    loads: Number(loads),
    failures: Number(failures),
    failing: Number(failing),
    p75: p75 === null ? null : Number(p75),
  }
}
