import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import type { OperationsVisits, VisitGroup } from '@plaza/shared/operations'
import { desc, gte, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { visitCounts } from '../data/schema/index'

/** Maximum number of groups per hour and process; a further one is counted without its city and version. */
const MAX_GROUPS = 500
/** Number of groups from which a reach is estimated. */
const MAX_READ = 1_000

type VisitCount = typeof visitCounts.$inferInsert

/** Counts visits in memory until they are written. */
export function createVisitCounts(now: () => number) {
  let hour = 0
  let known = new Set<string>()
  let waiting = new Map<string, VisitCount>()
  const keyOf = ({ hour: at, shell, region, language, app }: VisitCount) =>
    [at.getTime(), shell, region, language, app].join(' ')

  function add(count: VisitCount): void {
    const key = keyOf(count)
    waiting.set(key, { ...count, n: count.n + (waiting.get(key)?.n ?? 0) })
  }
  return {
    note(group: Omit<VisitGroup, 'n'>): void {
      const at = Math.floor(now() / HOUR_MS) * HOUR_MS
      if (at !== hour) known = new Set()
      hour = at
      const { shell, region, language, app } = group
      const full = { hour: new Date(at), shell, region, language, app, n: 1 }
      const count = known.has(keyOf(full)) || known.size < MAX_GROUPS ? full : { ...full, region: '', app: '' }
      known.add(keyOf(count))
      add(count)
    },
    take(): VisitCount[] {
      const counts = [...waiting.values()]
      waiting = new Map()
      return counts
    },
    putBack(counts: readonly VisitCount[]): void {
      for (const count of counts) add(count)
    },
  }
}

/** Adds counts to the rows, in an order in which two processes do not wait for each other in a circle. */
export async function writeVisits(db: Executor, counts: readonly VisitCount[]): Promise<void> {
  if (counts.length === 0) return
  const keyOf = ({ hour, shell, region, language, app }: VisitCount) =>
    [hour.toISOString(), shell, region, language, app].join(' ')
  await db
    .insert(visitCounts)
    .values(counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [visitCounts.hour, visitCounts.shell, visitCounts.region, visitCounts.language, visitCounts.app],
      set: { n: sql`${visitCounts.n} + excluded.n` },
    })
}

/** The visits of the last day, from the largest group. */
export async function readVisits(db: Executor, now = Date.now()): Promise<OperationsVisits> {
  const { shell, region, language, app, n, hour } = visitCounts
  const count = sql<number>`sum(${n})`.mapWith(Number)
  const rows = await db
    .select({ shell, region, language, app, n: count, total: sql<number>`sum(sum(${n})) over ()`.mapWith(Number) })
    .from(visitCounts)
    .where(gte(hour, new Date(now - DAY_MS)))
    .groupBy(shell, region, language, app)
    .orderBy(desc(count))
    .limit(MAX_READ)
  return { total: rows[0]?.total ?? 0, groups: rows.map(({ total: _, ...group }) => group) }
}
