import { defineTexts, language } from '../text'

const monthsEn = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const DAY_MS = 86_400_000
export const two = (n: number) => String(n).padStart(2, '0')

const t = defineTexts({
  monthDay: {
    en: (month: number, day: number) => `${monthsEn[month]} ${day}`,
    zh: (month: number, day: number) => `${two(month + 1)}-${two(day)}`,
  },
  full: {
    en: (year: number, month: number, day: number) => `${monthsEn[month]} ${day}, ${year}`,
    zh: (year: number, month: number, day: number) => `${year}-${two(month + 1)}-${two(day)}`,
  },
})

/** A moment on the wire (ISO 8601), in milliseconds, or as a date. */
export type MomentLike = string | number | Date

export const monthDay = (date: Date) => t.monthDay(date.getMonth(), date.getDate())
export const fullDate = (date: Date) => t.full(date.getFullYear(), date.getMonth(), date.getDate())

/** Whole local calendar days between two moments; a day with a changed clock counts as one. */
export function daysBetween(earlier: Date, later: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((day(later) - day(earlier)) / DAY_MS)
}

/** Calendar day in local time, with the year where it is not this one; empty for what is no date. */
export function calendarDate(moment: MomentLike, now: MomentLike = Date.now()): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  return date.getFullYear() === new Date(now).getFullYear() ? monthDay(date) : fullDate(date)
}

/** Calendar day and time of day in local time, 24 hours. */
export function dateTime(moment: MomentLike, now: MomentLike = Date.now()): string {
  const date = new Date(moment)
  const day = calendarDate(moment, now)
  return day && `${day}${language() === 'en' ? ', ' : ' '}${two(date.getHours())}:${two(date.getMinutes())}`
}
