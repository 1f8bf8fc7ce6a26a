import type { MerchantKind, WeeklyHours } from '@plaza/shared/api'
import { openingAt, shiftDate, siteDate } from '@plaza/shared/format'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { places } from '../../data/schema/index'
import { hasTokens } from '../search/by-words'
import { plansOf, titleTokens } from '../search/tokens'

/** Length of a list by distance. */
const MAX_NEAREST = 2_000
const DAYS_AHEAD = 8

export interface LatLng {
  lat: number
  lng: number
}

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
const planePoint = ({ lat, lng }: LatLng): SQL => sql`point(${longitude(lng)}::float8, ${latitude(lat)}::float8)`

export const within = ([southWest, northEast]: readonly [LatLng, LatLng]): SQL =>
  sql`${places.at} <@ box(${planePoint(northEast)}, ${planePoint(southWest)})`

/** Tokens by which a place is found: those of its names and addresses. */
export const placeTokens = ({
  name,
  nameEn,
  address,
  addressEn,
}: Pick<typeof places.$inferInsert, 'name' | 'nameEn' | 'address' | 'addressEn'>): string[] =>
  titleTokens([name, nameEn, address, addressEn].filter(Boolean).join(' '))

const inCity = (adcode: string) => or(eq(places.city, adcode), eq(places.district, adcode))
/** Hours of a place with the public holidays near today. */
export function hoursOf(
  { week, holidayHours }: Pick<typeof places.$inferSelect, 'week' | 'holidayHours'>,
  holidays: ReadonlySet<string>,
  now: number,
): WeeklyHours {
  if (holidayHours === null) return { week, days: {} }
  const today = siteDate(now)
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => shiftDate(today, day - 1))
  return {
    week,
    days: Object.fromEntries(dates.filter((date) => holidays.has(date)).map((date) => [date, holidayHours])),
  }
}

/** The index yields the nearest; only these are sorted by id where two are equally far. */
async function matchesOf(db: Executor, from: LatLng, where: SQL | undefined) {
  const near = db
    .select({
      id: places.id,
      week: places.week,
      holidayHours: places.holidayHours,
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
    .orderBy(near.distance, asc(near.id))
}

/** Ids of the places that pass a filter, the nearest first. Words are tried as typed, then as pinyin. */
export async function nearestIds(
  db: Executor,
  from: LatLng,
  { kind, q, open, city }: PlaceFilter,
  holidays: ReadonlySet<string>,
  section?: SQL,
): Promise<string[]> {
  const now = Date.now()
  const where = and(kind && eq(places.kind, kind), city ? inCity(city) : undefined, section)
  const plans = q ? plansOf(q) : [undefined]
  for (const plan of plans) {
    const rows = await matchesOf(db, from, and(where, plan && hasTokens(places.tokens, plan)))
    if (rows.length === 0) continue
    const kept = open ? rows.filter((row) => openingAt(hoursOf(row, holidays, now), now).open) : rows
    return kept.map(({ id }) => id)
  }
  return []
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
