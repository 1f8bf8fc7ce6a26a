import { eq } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { settings } from '../data/schema/index'

/** Longitude and latitude. */
export type LngLat = [lng: number, lat: number]

interface PlaceName {
  name: string
  nameEn: string
}

/** What the tiles of the map show: outlines and lines of the site's city. */
export interface CityMap {
  /** Outlines; everything else is sea. */
  land: LngLat[][]
  rivers: LngLat[][]
  towns: (PlaceName & { at: LngLat; built: LngLat[] })[]
  parks: (PlaceName & { outline: LngLat[] })[]
  roads: (PlaceName & { main: boolean; line: LngLat[] })[]
  waters: (PlaceName & { at: LngLat })[]
}

/** A map without a city: sea. */
export const emptyMap: CityMap = { land: [], rivers: [], towns: [], parks: [], roads: [], waters: [] }

/** Null in a database that was set up without a map. */
export async function readCityMap(db: Executor): Promise<CityMap | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'city_map'))
  return (row?.value as CityMap | undefined) ?? null
}
