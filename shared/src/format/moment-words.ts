import { language } from '../text'
import { timeOfDay } from './moments'
import { daysBetween, type MomentLike, msOf, SITE_ZONE, siteDate } from './site-clock'

// A separate file from `moments.ts`, which every card needs: few pages use `Intl` date formats.
const join = () => (language() === 'en' ? ', ' : ' ')
const yearOf = (moment: number) => siteDate(moment).slice(0, 4)
const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a moment by the language's rules. Formats are cached, because creating one is slow and lists use many. */
function formatMoment(moment: MomentLike, options: Intl.DateTimeFormatOptions, english = 'en-GB'): string {
  const locale = language() === 'en' ? english : 'zh-CN'
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: SITE_ZONE, ...options })
  formats.set(key, format)
  return format.format(msOf(moment))
}

/** `Sat`, `周六` */
export const weekday = (moment: MomentLike): string => formatMoment(moment, { weekday: 'short' })

/** Day, weekday and time of something in the future: `Mon, Nov 23, 09:00`, `11月23日周一 09:00`. */
export const comingMoment = (moment: MomentLike): string =>
  formatMoment(
    moment,
    { month: 'short', day: 'numeric', weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    'en',
  )

/** `Sat 21 Nov`, `11月21日 周六`; with the year if it is not the current one. */
export function dayText(moment: number, now: number): string {
  const year = yearOf(moment) === yearOf(now) ? undefined : 'numeric'
  if (language() === 'en') return formatMoment(moment, { weekday: 'short', day: 'numeric', month: 'short', year })
  return `${formatMoment(moment, { year, month: 'long', day: 'numeric' })} ${weekday(moment)}`
}

/** Day and minute without the weekday: `21 Nov 09:00`, `11月21日 09:00`. */
export const momentText = (moment: string): string =>
  `${formatMoment(moment, { day: 'numeric', month: language() === 'en' ? 'short' : 'long' })} ${timeOfDay(moment)}`

const nextDay = (clock: string) => (language() === 'en' ? `${clock} next day` : `次日 ${clock}`)

/** `Sat 21 Nov, 09:00–11:30`; with the end's day if it differs. */
export function spanText(starts: string, ends: string, now: number): string {
  const [from, until] = [msOf(starts), msOf(ends)]
  const begin = `${dayText(from, now)}${join()}${timeOfDay(from)}`
  const days = daysBetween(from, until)
  if (days === 0) return `${begin}–${timeOfDay(until)}`
  if (days === 1) return `${begin}–${nextDay(timeOfDay(until))}`
  return `${begin} – ${dayText(until, now)}${join()}${timeOfDay(until)}`
}

/** Month and year of a month (`2026-11`), as a heading. */
export const monthText = (month: string): string =>
  formatMoment(`${month}-15T00:00:00Z`, { year: 'numeric', month: 'long' })

/** A date for a screen reader: weekday, day, month. */
export const dateName = (date: string): string =>
  formatMoment(`${date}T04:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long' })

/** Monday to Sunday, as short as the language allows. */
export const weekdayNames = (): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    // 2026-11-16 is a Monday.
    formatMoment(`2026-11-${16 + day}T04:00:00Z`, { weekday: language() === 'en' ? 'short' : 'narrow' }),
  )
