import type { GuidePlace, OpeningHours } from '@plaza/shared/api'
import { type LatLng, metresBetween, siteDate, siteMinute, weekdayIndex } from '@plaza/shared/format'

/** The nearest first, each with its distance; in the given order without a position. */
export const byDistance = (places: readonly GuidePlace[], from: LatLng | null) =>
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
