import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import {
  type LogEntry,
  MIN_VITAL_SAMPLES,
  type OperationsVitals,
  type VitalGrouping,
  type VitalSum,
  type VitalSums,
} from '@plaza/shared/operations'
import { vitalNames } from '@plaza/shared/remotes'
import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { registryLog, releases, routeNumbers } from '../../data/schema/index'
import { startOfDate } from '../../domains/time'
import { edgesOf, merged, percentile } from '../histogram'
import { summedCounts } from '../store'

/** Step length, by the requested span; rows of the last three days are those of an hour. */
const steps = [
  { upToHours: 48, stepMs: HOUR_MS },
  { upToHours: 240, stepMs: 6 * HOUR_MS },
]
/** Groups whose curves can be told apart. */
const MOST_CURVES = 5
const MOST_GROUPS = 100
const MOST_CHANGES = 100
const VITAL = 'vital:'
/** Changes after which other releases run. */
const RELEASE_CHANGES = ['promote', 'rollback', 'halt', 'remove-rule', 'off', 'on', 'retire']

export interface VitalSearch {
  by: VitalGrouping
  hours: number
  owner: string
  route: string
}

/** Sum of one metric of one group within a step. */
interface GroupSum {
  at: number
  name: string
  metric: string
  n: number
  counts: number[]
}

const columns = {
  release: routeNumbers.release,
  route: routeNumbers.route,
  remote: routeNumbers.owner,
} as const satisfies Record<VitalGrouping, unknown>

/** Web vitals and errors over time; the first step starts before the span, so that it is complete. */
export async function readVitals(
  db: Executor,
  { by, hours, owner: given, route }: VitalSearch,
  now = Date.now(),
): Promise<OperationsVitals> {
  const stepMs = steps.find(({ upToHours }) => hours <= upToHours)?.stepMs ?? DAY_MS
  const origin = startOfDate('2000-01-01').getTime()
  const from = origin + Math.floor((now - hours * HOUR_MS - origin) / stepMs) * stepMs
  const since = gte(routeNumbers.at, new Date(from))
  const owners = await namesOf(db, routeNumbers.owner, since)
  const owner = by === 'remote' ? '' : given || (owners[0] ?? '')
  const isOfOwner = by === 'remote' ? undefined : eq(routeNumbers.owner, owner)
  const isOfRoute = route === '' || by !== 'release' ? undefined : eq(routeNumbers.route, route)
  const where = and(since, isOfOwner, isOfRoute)
  const sums = await sumGroups(db, { name: columns[by], where, stepMs, origin })
  const groups = [...groupBy(sums, ({ name }) => name)].map(([name, all]) => sumOf(name, all))
  const ordered = (by === 'release' ? await newestFirst(db, owner, groups, sums) : mostVisited(groups)).slice(
    0,
    MOST_GROUPS,
  )
  const drawn = new Set(ordered.slice(0, MOST_CURVES).map(({ name }) => name))
  const points = groupBy(sums, ({ at, name }) => `${at} ${name}`)
  return {
    ...{ from, until: now, stepMs, owner, owners, groups: ordered },
    course: [...points.values()].flatMap((all) => {
      const [{ at, name }] = all as [GroupSum]
      return drawn.has(name) ? [{ at, ...sumOf(name, all) }] : []
    }),
    routes: await namesOf(db, routeNumbers.route, and(since, eq(routeNumbers.owner, owner))),
    changes: await readChanges(db, owner, from),
  }
}

interface GroupQuery {
  name: (typeof columns)[VitalGrouping]
  where: SQL | undefined
  stepMs: number
  origin: number
}

async function sumGroups(db: Executor, { name, where, stepMs, origin }: GroupQuery): Promise<GroupSum[]> {
  const step = sql`date_bin(${`${stepMs} milliseconds`}::interval, at, ${new Date(origin).toISOString()}::timestamptz)`
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select extract(epoch from ${step}) * 1000 as at, ${name} as name, metric, sum(n) as n, ${summedCounts} as counts
    from ${routeNumbers} where ${where ?? sql`true`} group by 1, 2, 3 order by 1, 2, 3`)
  return rows.map((row) => ({ ...row, at: Number(row.at), n: Number(row.n) }) as GroupSum)
}

function groupBy(sums: readonly GroupSum[], keyOf: (sum: GroupSum) => string): Map<string, GroupSum[]> {
  const groups = new Map<string, GroupSum[]>()
  for (const sum of sums) groups.set(keyOf(sum), [...(groups.get(keyOf(sum)) ?? []), sum])
  return groups
}

function sumOf(name: string, sums: readonly GroupSum[]): VitalSums {
  const of = (metric: string) => sums.filter((sum) => sum.metric === metric)
  const nOf = (metric: string) => of(metric).reduce((all, { n }) => all + n, 0)
  const vitals = vitalNames.flatMap((vital): [string, VitalSum][] => {
    const found = of(VITAL + vital)
    if (found.length === 0) return []
    const counts = found.reduce<number[]>((all, sum) => merged(all, sum.counts), [])
    return [[vital, percentilesOf(VITAL + vital, counts)]]
  })
  return {
    name,
    // Each first page has a first byte, each further one the time until it was shown.
    visits: nOf('vital:TTFB') + nOf('vital:page'),
    errors: nOf('error'),
    vitals: Object.fromEntries(vitals),
  }
}

function percentilesOf(metric: string, counts: readonly number[]): VitalSum {
  const n = counts.reduce((all, count) => all + count, 0)
  const at = (share: number) => (n < MIN_VITAL_SAMPLES ? null : percentile(counts, share, edgesOf(metric)))
  return { n, p50: at(0.5), p75: at(0.75), p95: at(0.95) }
}

const mostVisited = (groups: readonly VitalSums[]) => groups.toSorted((a, b) => b.visits - a.visits)

/** By publication; builds of the host, which have none, by when they were first seen in the span. */
async function newestFirst(db: Executor, owner: string, groups: readonly VitalSums[], sums: readonly GroupSum[]) {
  const rows = await db
    .select({ release: releases.release, at: releases.publishedAt })
    .from(releases)
    .where(
      and(
        eq(releases.remote, owner),
        inArray(
          releases.release,
          groups.map(({ name }) => name),
        ),
      ),
    )
  const published = new Map(rows.map(({ release, at }) => [release, at.getTime()]))
  const timeOf = (name: string) => published.get(name) ?? sums.find((sum) => sum.name === name)?.at ?? 0
  return groups.toSorted((a, b) => timeOf(b.name) - timeOf(a.name) || b.visits - a.visits)
}

/** Different names in the rows, the most frequent first. */
async function namesOf(
  db: Executor,
  column: typeof routeNumbers.owner | typeof routeNumbers.route,
  where: SQL | undefined,
): Promise<string[]> {
  const rows = await db
    .select({ name: column })
    .from(routeNumbers)
    .where(where)
    .groupBy(column)
    .orderBy(sql`sum(${routeNumbers.n}) desc`)
    .limit(2 * MOST_GROUPS)
  return rows.map(({ name }) => name)
}

async function readChanges(db: Executor, remote: string, from: number): Promise<LogEntry[]> {
  const rows = await db
    .select()
    .from(registryLog)
    .where(
      and(
        gte(registryLog.at, new Date(from)),
        inArray(registryLog.action, RELEASE_CHANGES),
        remote === '' ? undefined : eq(registryLog.remote, remote),
      ),
    )
    .orderBy(asc(registryLog.at), asc(registryLog.id))
    .limit(MOST_CHANGES)
  return rows.map((row) => ({ ...row, at: row.at.getTime(), action: row.action as LogEntry['action'] }))
}
