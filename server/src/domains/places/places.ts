import {
  type City,
  merchants as endpoints,
  type InputOf,
  type Merchant,
  type MerchantActivity,
  type MerchantDetail,
  type MerchantPoint,
} from '@plaza/shared/api'
import { type LatLng, metresBetween } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { placeActivities, places } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { pageOfIds } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { readSettings } from '../config'
import { hoursOf, readHolidays } from './hours'
import { idsIn, nearestIds, placesByIds, pointsByIds } from './nearest'
import { nextOccurrence } from './next-activity'

/** The Mercator plane ends before the poles. */
const MAX_LATITUDE = 85
const MAX_ON_MAP = 1_000

type PlaceRow = typeof places.$inferSelect
type NearQuery = NonNullable<InputOf<typeof endpoints.near>['query']>

interface PositionQuery {
  lat?: string | undefined
  lng?: string | undefined
}

/** Undefined without a position; refuses one that is not on the map. */
export function positionOf({ lat, lng }: PositionQuery): LatLng | undefined {
  if (lat === undefined || lng === undefined) return undefined
  const position = { lat: Number(lat), lng: Number(lng) }
  if (Math.abs(position.lat) > MAX_LATITUDE || Math.abs(position.lng) > 180) throw refuse('badInput')
  return position
}

const toPoint = (row: Pick<PlaceRow, 'id' | 'name' | 'nameEn' | 'kind' | 'lat' | 'lng'>): MerchantPoint => ({
  id: row.id,
  name: row.name,
  ...(row.nameEn && { name_en: row.nameEn }),
  kind: row.kind,
  lat: row.lat,
  lng: row.lng,
})

const toMerchant = (row: PlaceRow, holidays: ReadonlySet<string>, from: LatLng | undefined): Merchant => ({
  ...toPoint(row),
  address: row.address,
  ...(row.addressEn && { address_en: row.addressEn }),
  phone: row.phone,
  image: row.images[0] ?? null,
  hours: hoursOf(row, holidays, Date.now()),
  distance: from ? Math.round(metresBetween(from, row)) : null,
})

/** The chosen city, or the site's. */
async function readCity(db: Executor, adcode: string | undefined): Promise<City | undefined> {
  const { cities, site } = await readSettings(db, 'cities', 'site')
  return cities.find((city) => city.adcode === (adcode ?? site.city))
}

async function readNearest({ db, secret }: Pick<Context, 'db' | 'secret'>, query: NearQuery) {
  const position = positionOf(query)
  const [city, holidays] = await Promise.all([position ? undefined : readCity(db, query.city), readHolidays(db)])
  const from = position ?? (city?.lat !== undefined && city.lng !== undefined ? { lat: city.lat, lng: city.lng } : null)
  if (!from) return { list: [], next: null }
  const ids = await nearestIds(db, from, { ...query, city: city?.adcode }, holidays)
  const page = pageOfIds(secret, 'places', query, ids)
  const rows = await placesByIds(db, page.ids)
  return { list: rows.map((row) => toMerchant(row, holidays, position)), next: page.next }
}

async function readDetail(db: Executor, id: string, query: PositionQuery): Promise<MerchantDetail> {
  const [[row], holidays] = await Promise.all([db.select().from(places).where(eq(places.id, id)), readHolidays(db)])
  if (!row) throw refuse('contentGone')
  return {
    ...toMerchant(row, holidays, positionOf(query)),
    intro: row.intro,
    ...(row.introEn && { intro_en: row.introEn }),
    images: row.images,
  }
}

/** What a place offers in the coming week, the soonest first. */
async function readActivities(db: Executor, placeId: string): Promise<MerchantActivity[]> {
  const now = Date.now()
  const rows = await db.select().from(placeActivities).where(eq(placeActivities.placeId, placeId))
  return rows
    .flatMap((row) => {
      const next = nextOccurrence(row, now)
      if (!next) return []
      const { id, title, titleEn, image } = row
      return [{ id, title, ...(titleEn && { title_en: titleEn }), image, ...next }]
    })
    .sort((one, other) => one.starts - other.starts || (one.id < other.id ? -1 : 1))
    .map(({ starts, ends, ...activity }) => ({
      ...activity,
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(ends).toISOString(),
    }))
}

export const placeHandlers = [
  handle(endpoints.near, ({ query = {} }, context) => readNearest(context, query)),
  handle(endpoints.detail, ({ params, query = {} }, { db }) => readDetail(db, params.id, query)),
  handle(endpoints.activities, async ({ query }, { db, secret }) => {
    const all = await readActivities(db, query.merchant_id)
    const { ids, next } = pageOfIds(
      secret,
      `activities of ${query.merchant_id}`,
      query,
      all.map(({ id }) => id),
    )
    return { list: all.filter(({ id }) => ids.includes(id)), next }
  }),
  handle(endpoints.map, async ({ query }, { db }) => {
    const southWest = positionOf({ lat: query.south, lng: query.west })
    const northEast = positionOf({ lat: query.north, lng: query.east })
    if (!southWest || !northEast) throw refuse('badInput')
    const { kind, q, open } = query
    const holidays = open ? await readHolidays(db) : new Set<string>()
    const { ids, complete } = await idsIn(db, [southWest, northEast], { kind, q, open }, holidays)
    const rows = await pointsByIds(db, ids.slice(0, MAX_ON_MAP))
    return { list: rows.map(toPoint), complete: complete && ids.length <= MAX_ON_MAP }
  }),
]
