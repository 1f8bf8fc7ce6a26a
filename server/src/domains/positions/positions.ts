import { positions as endpoints, type InputOf, MAP_DAYS, teams as practice } from '@plaza/shared/api'
import { and, asc, eq, gte, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { activities, positions, teams } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { ascending, type PageBounds, pageOf, pageOfIds } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { selectActivities, toSummary } from '../activities/rows'
import { readHolidays } from '../places/hours'
import { isWithin, type MapSection, planePoint } from '../places/nearest'
import { positionOf } from '../places/places'
import { teamName } from '../teams/names'
import { readPosition, requirePosition, toPoint, toPositions, type View } from './rows'

/** Length of the list of places of practice: a town has tens of them. */
const MAX_LISTED = 500
const MAX_ON_MAP = 1_000

type PositionQuery = NonNullable<InputOf<typeof endpoints.list>['query']>

const byStart = ascending(activities.startsAt, activities.id)
const bySort = ascending(positions.sort, positions.id)
const hasBegunLately = gte(activities.startsAt, sql`now() - interval '1 day'`)
const isToCome = sql`${activities.cancelledAt} is null and ${activities.endsAt} > now()`

/** Ids of a place and of those below it. */
const branchOf = (id: string): SQL => sql`(with recursive branch (id) as (
    select ${id}::text union all
    select p.id from ${positions} p join branch on p.parent_id = branch.id
  ) select id from branch)`

const viewOf = async (db: Executor, query: Pick<PositionQuery, 'lat' | 'lng'>): Promise<View> => ({
  from: positionOf(query),
  holidays: await readHolidays(db),
})

const filterOf = ({ kind, venues }: PositionQuery) =>
  and(kind && eq(positions.kind, kind), venues && notInArray(positions.kind, ['centre', 'station']))

/** The first activities of each place of a branch: an index has them in the order of the list. None lasts longer than a day. */
const atBranch = (id: string, after: SQL | undefined, { orderBy, limit }: PageBounds): SQL =>
  sql`${activities.id} in (select first.id from ${branchOf(id)} branch cross join lateral (
    select ${activities.id} from ${activities}
    where ${and(sql`${activities.positionId} = branch.id`, hasBegunLately, isToCome, after)}
    order by ${orderBy} limit ${limit}) first)`

/** Ids of places: the nearest first with a position, otherwise in the order of the tree. */
async function listedIds(db: Executor, query: PositionQuery, { from }: View): Promise<string[]> {
  const order = from ? [sql`${positions.at} <-> ${planePoint(from)}`] : [asc(positions.sort)]
  const rows = await db
    .select({ id: positions.id })
    .from(positions)
    .where(filterOf(query))
    .orderBy(...order, asc(positions.id))
    .limit(MAX_LISTED)
  return rows.map(({ id }) => id)
}

/** Coming activities in a section of the map. */
const activitiesIn = (db: Executor, [southWest, northEast]: MapSection) =>
  db
    .select({ id: activities.id, title: activities.title, lat: activities.lat, lng: activities.lng })
    .from(activities)
    .where(
      and(
        isToCome,
        sql`${activities.startsAt} < now() + make_interval(days => ${MAP_DAYS})`,
        hasBegunLately,
        sql`${activities.lat} between ${southWest.lat} and ${northEast.lat}`,
        sql`${activities.lng} between ${southWest.lng} and ${northEast.lng}`,
      ),
    )
    .orderBy(asc(activities.startsAt), asc(activities.id))
    .limit(MAX_ON_MAP)

const teamsIn = (db: Executor, id: string) =>
  db
    .select({ ...teamName, intro: teams.intro, intro_en: teams.introEn, activities: sql<number>`count(*)::int` })
    .from(activities)
    .innerJoin(teams, eq(teams.id, activities.teamId))
    .where(sql`${activities.positionId} in ${branchOf(id)} and ${activities.cancelledAt} is null`)
    .groupBy(teams.id)
    .orderBy(sql`count(*) desc`, asc(teams.id))
    .limit(MAX_LISTED)

export const positionHandlers = [
  handle(endpoints.list, async ({ query = {} }, { db, secret }) => {
    const view = await viewOf(db, query)
    const ids = await listedIds(db, query, view)
    const page = pageOfIds(secret, 'positions', query, ids)
    const rows = await db.select().from(positions).where(inArray(positions.id, page.ids))
    const sorted = page.ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
    return { list: await toPositions(db, sorted, view), next: page.next }
  }),
  handle(endpoints.detail, async ({ params, query = {} }, { db, user }) =>
    readPosition(db, params.id, await viewOf(db, query), user),
  ),
  handle(endpoints.children, async ({ params }, { db }) => {
    await requirePosition(db, params.id)
    const rows = await db
      .select()
      .from(positions)
      .where(eq(positions.parentId, params.id))
      .orderBy(asc(positions.sort), asc(positions.id))
    return { list: await toPositions(db, rows, await viewOf(db, {})) }
  }),
  handle(endpoints.activities, async ({ params, query = {} }, context) => {
    await requirePosition(context.db, params.id)
    const { rows, next } = await pageOf(context, query, byStart, (after, bounds) =>
      selectActivities(context.db, atBranch(params.id, after, bounds)),
    )
    return { list: rows.map(toSummary), next }
  }),
  handle(endpoints.teams, async ({ params }, { db }) => {
    await requirePosition(db, params.id)
    return { list: await teamsIn(db, params.id) }
  }),
  handle(endpoints.map, async ({ query }, { db }) => {
    const southWest = positionOf({ lat: query.south, lng: query.west })
    const northEast = positionOf({ lat: query.north, lng: query.east })
    if (!southWest || !northEast) throw refuse('badInput')
    const section = [southWest, northEast] as const
    const rows = await db.select().from(positions).where(isWithin(positions.at, section)).limit(MAX_ON_MAP)
    const coming = await activitiesIn(db, section)
    const complete = rows.length < MAX_ON_MAP && coming.length < MAX_ON_MAP
    return { list: rows.map(toPoint), activities: coming, complete }
  }),
  handle(practice.stations, async ({ query = {} }, context) => {
    const { rows, next } = await pageOf(context, query, bySort, (after) =>
      context.db
        .select()
        .from(positions)
        .where(
          and(
            eq(positions.kind, 'station'),
            query.district ? eq(positions.district, query.district) : undefined,
            after,
          ),
        ),
    )
    const list = rows.map(({ district, address, ...row }) => ({ ...toPoint(row), district, address }))
    return { list, next }
  }),
]
