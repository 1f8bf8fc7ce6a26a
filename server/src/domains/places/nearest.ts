import type { MerchantKind, OpenSpan } from '@plaza/shared/api'
import { type LatLng, openingAt } from '@plaza/shared/format'
import { and, asc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { places } from '../../data/schema/index'
import { hasTokens } from '../search/by-words'
import { plansOf, titleTokens } from '../search/tokens'
import { hoursOf } from './hours'

/** Length of a list by distance. */
const MAX_NEAREST = 2_000

export interface PlaceFilter {
  kind?: MerchantKind | undefined
  q?: string | undefined
  open?: '1' | undefined
  /** adcode of a city or a district. */
  city?: string | undefined
}

const latitude = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360))
const longitude = (degrees: number) => (degrees * Math.PI) / 180

/** A position on the plane of `places.at`. */
export const planePoint = ({ lat, lng }: LatLng): SQL => sql`point(${longitude(lng)}::float8, ${latitude(lat)}::float8)`

/** Its south-western and north-eastern corner. */
export type MapSection = readonly [LatLng, LatLng]

export const isWithin = (at: SQLWrapper, [southWest, northEast]: MapSection): SQL =>
  sql`${at} <@ box(${planePoint(northEast)}, ${planePoint(southWest)})`

/** Tokens by which a place is found: those of its names and addresses. */
export const placeTokens = ({
  name,
  nameEn,
  address,
  addressEn,
}: Pick<typeof places.$inferInsert, 'name' | 'nameEn' | 'address' | 'addressEn'>): string[] =>
  titleTokens([name, nameEn, address, addressEn].filter(Boolean).join(' '))

const inCity = (adcode: string) => or(eq(places.city, adcode), eq(places.district, adcode))

interface Match {
  id: string
  /** Read where the places that are open are wanted. */
  week: OpenSpan[][] | null
  holidayHours: OpenSpan[] | null
}

/** The index yields the nearest; only these are sorted by id where two are equally far. */
async function nearestOf(
  db: Executor,
  from: LatLng,
  { where, open, section }: { where: SQL | undefined; open?: '1' | undefined; section?: MapSection },
): Promise<Match[]> {
  const near = db
    .select({
      id: places.id,
      at: places.at,
      week: (open ? sql<OpenSpan[][]>`${places.week}` : sql<null>`null::jsonb`).as('week'),
      holidayHours: (open ? sql<OpenSpan[] | null>`${places.holidayHours}` : sql<null>`null::jsonb`).as(
        'holiday_hours',
      ),
      distance: sql`${places.at} <-> ${planePoint(from)}`.as('distance'),
    })
    .from(places)
    .where(where)
    .orderBy(sql`distance`)
    .limit(MAX_NEAREST)
    .as('near')
  return db
    .select({ id: near.id, week: near.week, holidayHours: near.holidayHours })
    .from(near)
    .where(section && isWithin(near.at, section))
    .orderBy(near.distance, asc(near.id))
}

/** Whether a section of the map has more of some places than a list may have. */
async function isCrowded(db: Executor, where: SQL | undefined): Promise<boolean> {
  const some = db
    .select({ id: places.id })
    .from(places)
    .where(where)
    .limit(MAX_NEAREST + 1)
  return (await db.$count(some.as('some'))) > MAX_NEAREST
}

/** Ids of the matches that pass a filter. Words are tried as typed, then as pinyin. */
async function idsOf(
  { kind, q, open, city }: PlaceFilter,
  holidays: ReadonlySet<string>,
  read: (where: SQL | undefined) => Promise<Match[]>,
): Promise<string[]> {
  const now = Date.now()
  const where = and(kind && eq(places.kind, kind), city ? inCity(city) : undefined)
  const isOpen = ({ week, holidayHours }: Match) =>
    week !== null && openingAt(hoursOf({ week, holidayHours }, holidays, now), now, 1).open
  for (const plan of q ? plansOf(q) : [undefined]) {
    const rows = await read(and(where, plan && hasTokens(places.tokens, plan)))
    if (rows.length > 0) return (open ? rows.filter(isOpen) : rows).map(({ id }) => id)
  }
  return []
}

/** Ids of the places that pass a filter, the nearest first. */
export const nearestIds = (
  db: Executor,
  from: LatLng,
  filter: PlaceFilter,
  holidays: ReadonlySet<string>,
): Promise<string[]> => idsOf(filter, holidays, (where) => nearestOf(db, from, { where, open: filter.open }))

/**
 * Ids of the places in a section of the map, the nearest to its middle first, and whether these are all. In a crowded
 * section they are the nearest of the whole map that are in it: to sort all that it has would take as long as there are
 * places.
 */
export async function idsIn(
  db: Executor,
  section: MapSection,
  filter: PlaceFilter,
  holidays: ReadonlySet<string>,
): Promise<{ ids: string[]; complete: boolean }> {
  const [one, other] = section
  const middle = { lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2 }
  let complete = true
  const ids = await idsOf(filter, holidays, async (where) => {
    const inSection = and(where, isWithin(places.at, section))
    complete = !(await isCrowded(db, inSection))
    return nearestOf(db, middle, { open: filter.open, ...(complete ? { where: inSection } : { where, section }) })
  })
  return { ids, complete }
}

/** Rows in the order of their ids. */
export async function placesByIds(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(places)
    .where(inArray(places.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What the map shows of places, by their ids. */
export async function pointsByIds(db: Executor, ids: readonly string[]) {
  const { id, name, nameEn, kind, lat, lng } = places
  return db
    .select({ id, name, nameEn, kind, lat, lng })
    .from(places)
    .where(sql`${id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
}
