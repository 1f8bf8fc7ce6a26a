import { DAY_MS } from '@plaza/shared/format'
import type { ComparedTime } from '@plaza/shared/operations'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { releaseReporters } from '../data/schema'

/** Weight limit of one address per release; see docs/decisions/0019. */
const ATTEMPTS_OF_ADDRESS = 2

/** What addresses reported about a release. Each counts for at most two attempts, and once in a percentile. */
export interface ReporterEvidence {
  /** Weighted loads and failures: an address's attempts, split in proportion to its reports. */
  loads: number
  failures: number
  /** Addresses that reported a failure. */
  failing: number
  /** Weighted errors: at most two of an address. */
  errors: number
  /** By time the 75th percentile of the addresses' means, and the number of addresses; only times with reports. */
  times: Partial<Record<ComparedTime, { p75: number; addresses: number }>>
}

interface ReleaseSpan {
  remote: string
  release: string
  since: Date
}

/** Means of an address by time: number of samples, and their sum. */
const timeColumns = {
  load: ['loads', 'load_ms'],
  page: ['pages', 'page_ms'],
  LCP: ['lcps', 'lcp_ms'],
  INP: ['inps', 'inp_ms'],
  CLS: ['clss', 'cls_sum'],
} as const satisfies Record<ComparedTime, readonly [count: string, sum: string]>
const times = Object.keys(timeColumns) as ComparedTime[]
const summed = ['failures', 'errors', ...Object.values(timeColumns).flat()]
const listOf = <T>(all: readonly T[], sqlOf: (one: T) => SQL): SQL => sql.join(all.map(sqlOf), sql`, `)

/**
 * Sums the reports of each release since a moment, from addresses that were given it or loaded it since then or in the
 * time before (`givenMs`). In the order of the spans.
 */
export async function readEvidences(
  db: Executor,
  spans: readonly ReleaseSpan[],
  givenMs = DAY_MS,
): Promise<ReporterEvidence[]> {
  if (spans.length === 0) return []
  const asked = spans.map(({ since, ...span }, place) => ({
    ...{ ...span, place, since: since.toISOString(), begin: new Date(since.getTime() - givenMs).toISOString() },
  }))
  const column = (name: string) => sql.identifier(name)
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with spans as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one(
        place integer, remote text, release text, since timestamptz, "begin" timestamptz)),
    reporters as (
      select place, ${listOf(
        summed,
        (name) => sql`coalesce(sum(all_of.${column(name)}) filter (where at >= since), 0) as ${column(name)}`,
      )}
      from spans join ${releaseReporters} all_of
        on all_of.remote = spans.remote and all_of.release = spans.release and all_of.at >= spans."begin"
      group by place, reporter having bool_or(served) or sum(all_of.loads) > 0),
    weighed as (
      select *, least(1, ${ATTEMPTS_OF_ADDRESS}::float8 / greatest(loads + failures, 1)) as weight from reporters)
    select place, sum(loads * weight) as loads, sum(failures * weight) as failures,
      count(*) filter (where failures > 0) as failing,
      sum(least(errors * weight, ${ATTEMPTS_OF_ADDRESS}::float8)) as errors,
      ${listOf(times, (time) => {
        const [count, sum] = timeColumns[time].map(column)
        return sql`percentile_cont(0.75) within group (order by ${sum} / nullif(${count}, 0)) as ${column(`p75 ${time}`)},
          count(*) filter (where ${count} > 0) as ${column(`addresses ${time}`)}`
      })}
    from weighed group by place`)
  const byPlace = new Map(rows.map((row) => [Number(row.place), evidenceOf(row)]))
  return spans.map((_, place) => byPlace.get(place) ?? noEvidence)
}

export const noEvidence: ReporterEvidence = { loads: 0, failures: 0, failing: 0, errors: 0, times: {} }

function evidenceOf(row: Record<string, unknown>): ReporterEvidence {
  const known = times.filter((time) => row[`p75 ${time}`] !== null)
  return {
    loads: Number(row.loads),
    failures: Number(row.failures),
    failing: Number(row.failing),
    errors: Number(row.errors),
    times: Object.fromEntries(
      known.map((time) => [time, { p75: Number(row[`p75 ${time}`]), addresses: Number(row[`addresses ${time}`]) }]),
    ),
  }
}
