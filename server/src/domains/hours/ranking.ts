import { teams as endpoints, type RankedItem, type RankedKind, type RankingPeriod } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { hoursTotals } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { rankBySize } from './largest-teams'
import { namesOf, ownSubjects, type SubjectName } from './ranked-subjects'
import { placesFrom } from './ranking-places'

type Total = typeof hoursTotals.$inferSelect

const byHours = descending(hoursTotals.minutes, hoursTotals.subjectId)
const isRanked = sql`${hoursTotals.listed} and ${hoursTotals.minutes} > 0`

/** The period as the sums name it: 2026-11, 2026-Q4, 2026, all. */
function keyOfPeriod(period: RankingPeriod): string {
  const [year = '', month = ''] = siteDate(Date.now()).split('-')
  if (period === 'month') return `${year}-${month}`
  if (period === 'quarter') return `${year}-Q${Math.ceil(Number(month) / 3)}`
  return period === 'year' ? year : 'all'
}

const listOf = (kind: RankedKind, period: string): SQL | undefined =>
  and(eq(hoursTotals.kind, kind), eq(hoursTotals.period, period), isRanked)

async function countOf(db: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ rows: sql<number>`count(*)::int` }).from(hoursTotals).where(where)
  return row?.rows ?? 0
}

/** One more than the number of those with more hours. */
const placeOf = async (db: Executor, { kind, period, minutes }: Total): Promise<number> =>
  1 + (await countOf(db, and(listOf(kind, period), gt(hoursTotals.minutes, minutes))))

/** The place of each row of a page; those with equal hours share one. */
async function placesOf(db: Executor, rows: readonly Total[], isFirstPage: boolean): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  const list = listOf(first.kind, first.period)
  const { minutes, subjectId } = first
  // As a comparison of rows, which the index answers alone.
  const isBefore = sql`(${hoursTotals.minutes}, ${hoursTotals.subjectId}) > (${minutes}, ${subjectId})`
  const [firstPlace, before] = isFirstPage
    ? [1, 0]
    : await Promise.all([placeOf(db, first), countOf(db, and(list, isBefore))])
  return placesFrom(
    rows.map((row) => row.minutes),
    firstPlace,
    before,
  )
}

const toItem = ({ minutes, services }: Total, named: SubjectName, rank: number): RankedItem => ({
  ...named,
  hours: minutes / 60,
  services,
  rank,
})

/** The best of those that are the person's own; null where none of them is ranked. */
async function ownPlace(context: Context, kind: RankedKind, period: string): Promise<RankedItem | null> {
  const { db, user } = context
  if (!user) return null
  const [best] = await db
    .select()
    .from(hoursTotals)
    .where(and(listOf(kind, period), inArray(hoursTotals.subjectId, ownSubjects[kind](user.id))))
    .orderBy(desc(hoursTotals.minutes), desc(hoursTotals.subjectId))
    .limit(1)
  const named = best && (await namesOf(context, kind, [best.subjectId])).get(best.subjectId)
  return named ? toItem(best, named, await placeOf(db, best)) : null
}

/** Hours in all of a volunteer, and the place by them; null where they are not ranked. */
export async function standingOf(
  db: Executor,
  userId: string,
): Promise<{ hours: number; services: number; rank: number | null }> {
  const [total] = await db
    .select()
    .from(hoursTotals)
    .where(and(eq(hoursTotals.kind, 'volunteer'), eq(hoursTotals.subjectId, userId), eq(hoursTotals.period, 'all')))
  if (!total) return { hours: 0, services: 0, rank: null }
  const rank = total.listed && total.minutes > 0 ? await placeOf(db, total) : null
  return { hours: total.minutes / 60, services: total.services, rank }
}

export const rankingHandlers = [
  handle(endpoints.ranking, async ({ query }, context) => {
    const { of: kind, by, period = 'month', ...page } = query
    if (by === 'members' && kind === 'team') return rankBySize(context, page)
    const key = keyOfPeriod(period)
    const [{ rows, next }, own] = await Promise.all([
      pageOf(context, page, byHours, (after) =>
        context.db
          .select()
          .from(hoursTotals)
          .where(and(listOf(kind, key), after)),
      ),
      ownPlace(context, kind, key),
    ])
    const [places, names] = await Promise.all([
      placesOf(context.db, rows, page.cursor === undefined),
      namesOf(
        context,
        kind,
        rows.map(({ subjectId }) => subjectId),
      ),
    ])
    const list = rows.flatMap((row, at) => {
      const named = names.get(row.subjectId)
      return named ? [toItem(row, named, places[at] ?? 0)] : []
    })
    return { list, next, own }
  }),
]
