import { defineTexts } from '../text'

const t = defineTexts({
  near: { en: 'less than 100m', zh: '小于100m' },
  far: { en: 'more than 100km', zh: '大于100km' },
})

/** A distance in metres as text (product spec, section 9); '' if it is not a number. */
export function distance(metres: number): string {
  if (Number.isNaN(metres)) return ''
  if (metres < 100) return t.near()
  if (metres < 1000) return `${Math.min(Math.round(metres), 999)}m`
  if (metres < 100_000) return `${Math.min(Math.round(metres / 100) / 10, 99.9).toFixed(1)}km`
  return t.far()
}

/** Degrees of WGS 84. */
export interface LatLng {
  lat: number
  lng: number
}

const EARTH_METRES = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places along a great circle. */
export function metresBetween(one: LatLng, other: LatLng): number {
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const along = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const chord = across + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * along
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}
