import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { releaseNumbers, releaseRules, releases } from '../data/schema'
import { startOfDate } from '../domains/time'
import { MOST_BUCKETS } from './histogram'
import { mergeOlder } from './merge-older'

/** Sum of one metric of one release within five minutes. */
export interface MetricSample {
  /** Start of the five minutes in milliseconds since the epoch. */
  at: number
  owner: string
  release: string
  metric: string
  n: number
  sum: number
  counts: number[]
}

const places = Array.from({ length: MOST_BUCKETS }, (_, place) => sql.raw(String(place)))
const bucket = (counts: SQL, place: SQL): SQL => sql`coalesce((${counts} ->> ${place})::bigint, 0)`
const histogram = (of: (place: SQL) => SQL): SQL => sql`jsonb_build_array(${sql.join(places.map(of), sql`, `)})`

/** The sum of the histograms `counts` of a group of rows; zeros without histograms. */
export const summedCounts = histogram((place) => sql`sum(${bucket(sql`counts`, place)})`)
/** The sum of the histograms of a table's row and of one that is inserted. */
export const addedCounts = (table: string): SQL =>
  histogram((place) => sql`${bucket(sql.raw(`${table}.counts`), place)} + ${bucket(sql`excluded.counts`, place)}`)

/** How an existing row is updated: it is locked and read again first, so that no other process's sum is lost. */
const added = sql`on conflict (owner, release, metric, at) do update set
  n = release_numbers.n + excluded.n,
  sum = release_numbers.sum + excluded.sum,
  counts = case when excluded.counts = '[]'::jsonb then excluded.counts else ${addedCounts('release_numbers')} end`

/** Merges rows of five minutes into rows of an hour, and those into six hours, once only longer steps are displayed. */
export async function mergeMetrics(db: Executor): Promise<void> {
  const insert = (begin: SQL) => sql`
    insert into ${releaseNumbers} (at, owner, release, metric, n, sum, counts)
    select ${begin}, owner, release, metric, sum(n), sum(sum),
      case when max(jsonb_array_length(counts)) = 0 then '[]'::jsonb else ${summedCounts} end
    from fine group by 2, 3, 4 order by 2, 3, 4
    ${added}`
  await mergeOlder(db, { table: releaseNumbers, after: '12 hours', span: '1 hour', insert })
  await mergeOlder(db, { table: releaseNumbers, after: '4 days', span: '6 hours', insert })
}

/** Start of a release's rule, if it is inside the span of `one`; a new row of metrics starts there. */
export const letRunWithin = (
  remote: SQL,
  span: string,
): SQL => sql`(select max(rules.created_at) from ${releaseRules} rules
    where rules.remote = ${remote} and rules.release = one.release
      and rules.created_at < to_timestamp(one.at / 1000.0) + ${span}::interval)`

/**
 * Adds sums to the rows in one statement that two processes may run at once, because both lock rows in the same order.
 * Unknown releases are dropped. If a release's rule was created within the five minutes, a separate row starts there,
 * so that earlier figures do not count against it.
 */
export async function writeSums(
  db: Executor,
  sums: readonly MetricSample[],
  hostBuilds: readonly string[],
): Promise<void> {
  const since = letRunWithin(sql`one.owner`, '5 minutes')
  const known = sql`exists (select from ${releases} made where made.remote = one.owner and made.release = one.release)
    or one.owner = 'host' and (${JSON.stringify(hostBuilds)}::jsonb ? one.release
      or exists (select from ${releaseNumbers} seen where seen.owner = 'host' and seen.release = one.release))`
  await db.execute(sql`
    insert into ${releaseNumbers} (at, owner, release, metric, n, sum, counts)
    select greatest(to_timestamp(one.at / 1000.0), ${since}), one.owner, one.release, one.metric, one.n, one.sum, one.counts
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as one(
      at bigint, owner text, release text, metric text, n bigint, sum double precision, counts jsonb)
    where ${known}
    order by one.owner, one.release, one.metric, one.at
    ${added}`)
}

/** Sums of one metric of one release: per time step, or in total (`at` is 0 then). */
export interface MetricSum {
  at: number
  owner: string
  release: string
  metric: string
  n: number
  counts: number[]
}

/** Sums matching rows by release and metric, and by time step if one is given; days are the site's. */
export async function sumMetrics(db: Executor, where: SQL, stepMs?: number): Promise<MetricSum[]> {
  const origin = startOfDate('2000-01-01').toISOString()
  const step = stepMs
    ? sql`date_bin(${`${stepMs} milliseconds`}::interval, at, ${origin}::timestamptz)`
    : sql`to_timestamp(0)`
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select extract(epoch from ${step}) * 1000 as at, owner, release, metric, sum(n) as n, ${summedCounts} as counts
    from ${releaseNumbers} where ${where} group by 1, 2, 3, 4`)
  return rows.map((row) => ({ ...row, at: Number(row.at), n: Number(row.n) }) as MetricSum)
}
