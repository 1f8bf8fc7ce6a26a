import type { GuidePlace, OpeningHours } from '@plaza/shared/api'
import { siteDate, siteMinute, weekdayIndex } from '@plaza/shared/format'

interface Position {
  lat: number
  lng: number
}

const EARTH_METRES = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres along a great circle. */
export function metresBetween(one: Position, other: Position): number {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const chord =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(chord))
}

/** The nearest first, each with its distance; in the given order without a position. */
export const byDistance = (places: readonly GuidePlace[], from: Position | null) =>
  places
    .map((place) => ({ place, metres: from && metresBetween(from, place) }))
    .sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0))

/** Whether a place is open at a moment, by the site's clock. */
export function isOpen(hours: readonly OpeningHours[], now: number): boolean {
  const day = weekdayIndex(siteDate(now)) + 1
  const clock = siteMinute(now).slice(11)
  return hours.some(({ days, from, to }) => days.includes(day) && from <= clock && clock < to)
}

/** Hours of the same days in one line: `1-5 08:30–12:00 13:30–17:30`. */
export function hoursByDays(hours: readonly OpeningHours[]): { days: number[]; times: string[] }[] {
  const lines = new Map<string, { days: number[]; times: string[] }>()
  for (const { days, from, to } of hours) {
    const line = lines.get(days.join()) ?? { days, times: [] }
    line.times.push(`${from}–${to}`)
    lines.set(days.join(), line)
  }
  return [...lines.values()]
}
