import { HOUR_MS } from '@plaza/shared/format'
import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Executor } from '../data/database'
import { releaseReporters, releases } from '../data/schema'
import type { Secret } from '../secret'
import { wideNetworkOf } from '../transport/client/address'
import type { AddressReport, ReportedAmounts } from '../transport/ports/tally'
import { letRunWithin } from './store'

/** Maximum number of reporters per release and hour: enough to judge by, and a bound for the table. */
const MOST_REPORTERS = 1_000
/** Maximum number of reports kept in memory while the database is down. */
const MOST_WAITING = 20_000

const nothing: ReportedAmounts = {
  ...{ loads: 0, loadMs: 0, failures: 0, errors: 0 },
  ...{ pages: 0, pageMs: 0, lcps: 0, lcpMs: 0, inps: 0, inpMs: 0, clss: 0, clsSum: 0 },
}
const amountNames = Object.keys(nothing) as (keyof ReportedAmounts)[]

/** What one address was given of a release and reported about it, within an hour. */
interface ReporterCounts extends ReportedAmounts {
  /** Milliseconds since the epoch. */
  at: number
  remote: string
  release: string
  reporter: string
  served: boolean
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
      add({ at, remote, release, reporter, served: false, ...nothing, ...part })
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
  ...Object.fromEntries(amountNames.map((name) => [name, one[name] + other[name]])),
  served: one.served || other.served,
})

const amounts = amountNames.map((name) => ({ name: sql.identifier(name), column: sql.identifier(toSnakeCase(name)) }))
const listOf = (sqlOf: (amount: (typeof amounts)[number]) => SQL): SQL => sql.join(amounts.map(sqlOf), sql`, `)

/** Adds reports to the rows; those of unknown releases are dropped. */
export async function writeReports(db: Executor, reports: readonly ReporterCounts[]): Promise<void> {
  if (reports.length === 0) return
  await db.execute(sql`
    insert into ${releaseReporters} (at, remote, release, reporter, served, ${listOf(({ column }) => sql`${column}`)})
    select greatest(to_timestamp(one.at / 1000.0), ${letRunWithin(sql`one.remote`, '1 hour')}),
      one.remote, one.release, one.reporter, one.served, ${listOf(({ name }) => sql`one.${name}`)}
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as one(
      at bigint, remote text, release text, reporter text, served boolean,
      ${listOf(({ name }) => sql`${name} double precision`)})
    where exists (select from ${releases} made where made.remote = one.remote and made.release = one.release)
    order by one.remote, one.release, one.reporter, one.at
    on conflict (remote, release, reporter, at) do update set
      served = release_reporters.served or excluded.served,
      ${listOf(({ column }) => sql`${column} = release_reporters.${column} + excluded.${column}`)}`)
}
