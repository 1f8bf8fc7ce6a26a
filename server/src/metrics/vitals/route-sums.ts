import { HOUR_MS } from '@plaza/shared/format'
import { hostRoutes } from '@plaza/shared/routes'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { releaseNumbers, releases, routeNumbers } from '../../data/schema/index'
import type { Tally } from '../../transport/ports/tally'
import { bucketAt, edgesOf, merged } from '../histogram'
import { mergeOlder } from '../merge-older'
import { addedCounts, summedCounts } from '../store'

/** Maximum number of sums kept in memory while the database is down. */
const MOST_WAITING = 5_000
/** The host's routes, and where its pages are before the first route. */
const ROUTES_OF_HOST = [...Object.keys(hostRoutes), 'start']

type RouteSum = Omit<typeof routeNumbers.$inferInsert, 'at' | 'counts'> & { at: number; counts: number[] }
type Sample = Parameters<Tally['addOfRoute']>

/** Sums of routes that wait to be written. */
export function createRouteSums(now: () => number) {
  let waiting = new Map<string, RouteSum>()

  function put(sum: RouteSum): void {
    const key = [sum.at, sum.owner, sum.release, sum.route, sum.metric].join(' ')
    const known = waiting.get(key)
    if (!known && waiting.size >= MOST_WAITING) return
    waiting.set(key, known ? { ...known, n: known.n + sum.n, counts: merged(known.counts, sum.counts) } : sum)
  }
  return {
    add(place: Sample[0], metric: Sample[1], value: Sample[2], n = 1): void {
      const edges = edgesOf(metric)
      const counts = edges.length === 0 ? [] : new Array<number>(edges.length + 1).fill(0)
      if (counts.length > 0) counts[bucketAt(value, edges)] = n
      put({ ...place, metric, n, counts, at: Math.floor(now() / HOUR_MS) * HOUR_MS })
    },
    take(): RouteSum[] {
      const sums = [...waiting.values()]
      waiting = new Map()
      return sums
    },
    putBack(sums: readonly RouteSum[]): void {
      for (const sum of sums) put(sum)
    },
  }
}

const added = sql`on conflict (owner, release, route, metric, at) do update set
  n = route_numbers.n + excluded.n,
  counts = case when excluded.counts = '[]'::jsonb then excluded.counts else ${addedCounts('route_numbers')} end`

const total = sql`sum(n), case when max(jsonb_array_length(counts)) = 0 then '[]'::jsonb else ${summedCounts} end`

/**
 * Adds sums to the rows, in an order in which two processes do not wait for each other in a circle. Unknown releases are
 * dropped, and what names no route of its release gets the route '', so that nobody can invent rows.
 */
export async function writeRouteSums(
  db: Executor,
  sums: readonly RouteSum[],
  hostBuilds: readonly string[],
): Promise<void> {
  if (sums.length === 0) return
  await db.execute(sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as one(
        at bigint, owner text, release text, route text, metric text, n bigint, counts jsonb)),
      known as (
        select remote, release, document::jsonb -> 'routes' as routes from ${releases}
          where (remote, release) in (select owner, release from given)
        union all select distinct 'host', release, ${JSON.stringify(ROUTES_OF_HOST)}::jsonb from given
          where owner = 'host' and (${JSON.stringify(hostBuilds)}::jsonb ? release
            or exists (select from ${releaseNumbers} seen where seen.owner = 'host' and seen.release = given.release))),
      named as (
        select given.at, given.owner, given.release, given.metric, given.n, given.counts,
          case when known.routes ? given.route then given.route else '' end as route
        from given join known on known.remote = given.owner and known.release = given.release)
    insert into ${routeNumbers} (at, owner, release, route, metric, n, counts)
    select to_timestamp(at / 1000.0), owner, release, route, metric, ${total}
    from named group by at, owner, release, route, metric order by owner, release, route, metric, at
    ${added}`)
}

/** Merges rows of an hour into rows of six, once only longer spans show them. */
export const mergeRouteNumbers = (db: Executor): Promise<void> =>
  mergeOlder(db, {
    ...{ table: routeNumbers, after: '3 days', span: '6 hours' },
    insert: (begin) => sql`
      insert into ${routeNumbers} (at, owner, release, route, metric, n, counts)
      select ${begin}, owner, release, route, metric, ${total}
      from fine group by 2, 3, 4, 5 order by 2, 3, 4, 5
      ${added}`,
  })
