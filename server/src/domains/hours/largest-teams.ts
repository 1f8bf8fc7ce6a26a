import type { DataOf, teams as endpoints, RankedItem } from '@plaza/shared/api'
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { hoursTotals, teams } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { descending, pageOf } from '../../transport/paging'
import { teamName } from '../teams/names'
import { ownSubjects } from './ranked-subjects'
import { placesFrom } from './ranking-places'

const bySize = descending(teams.members, teams.id)

/** Teams with their hours in all. */
const selectTeams = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      ...{ ...teamName, members: teams.members },
      minutes: sql<number>`coalesce(${hoursTotals.minutes}, 0)`,
      services: sql<number>`coalesce(${hoursTotals.services}, 0)`,
    })
    .from(teams)
    .leftJoin(
      hoursTotals,
      and(eq(hoursTotals.kind, 'team'), eq(hoursTotals.subjectId, teams.id), eq(hoursTotals.period, 'all')),
    )
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectTeams>>[number]

const toItem = ({ minutes, ...row }: Row, rank: number): RankedItem => ({
  ...{ ...row, image: null, hours: minutes / 60, rank },
})

const placeOf = async (db: Executor, { members }: Row): Promise<number> =>
  1 + (await db.$count(teams, gt(teams.members, members)))

async function placesOf(db: Executor, rows: readonly Row[], isFirstPage: boolean): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  const isBefore = sql`(${teams.members}, ${teams.id}) > (${first.members}, ${first.id})`
  const [firstPlace, before] = isFirstPage
    ? [1, 0]
    : await Promise.all([placeOf(db, first), db.$count(teams, isBefore)])
  return placesFrom(
    rows.map(({ members }) => members),
    firstPlace,
    before,
  )
}

/** The largest of the person's own teams. */
async function ownPlace({ db, user }: Context): Promise<RankedItem | null> {
  if (!user) return null
  const [largest] = await selectTeams(db, inArray(teams.id, ownSubjects.team(user.id)))
    .orderBy(desc(teams.members), desc(teams.id))
    .limit(1)
  return largest ? toItem(largest, await placeOf(db, largest)) : null
}

/** Teams by the number of their members; those with equally many share a place. */
export async function rankBySize(
  context: Context,
  page: { cursor?: string | undefined; page_size?: number | undefined },
): Promise<DataOf<typeof endpoints.ranking>> {
  const [{ rows, next }, own] = await Promise.all([
    pageOf(context, page, bySize, (after) => selectTeams(context.db, after)),
    ownPlace(context),
  ])
  const places = await placesOf(context.db, rows, page.cursor === undefined)
  return { list: rows.map((row, at) => toItem(row, places[at] ?? 0)), next, own }
}
