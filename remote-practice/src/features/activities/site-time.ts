import { SITE_ZONE, siteDate } from '@plaza/shared/format'
import { language } from '@plaza/shared/text'

const DAY_MS = 86_400_000

const write = (moment: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'zh-CN', { timeZone: SITE_ZONE, ...options }).format(moment)

export const clockText = (moment: number): string =>
  write(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `Sat 21 Nov`, `11月21日 周六`; with the year where it is another one. */
export function dayText(moment: number, now: number): string {
  const year = siteDate(moment).slice(0, 4) === siteDate(now).slice(0, 4) ? undefined : 'numeric'
  if (language() === 'en') return write(moment, { weekday: 'short', day: 'numeric', month: 'short', year })
  return `${write(moment, { year, month: 'long', day: 'numeric' })} ${write(moment, { weekday: 'short' })}`
}

const nextDay = (clock: string) => (language() === 'en' ? `${clock} next day` : `次日 ${clock}`)

/** Day and minute without the weekday: `21 Nov 09:00`, `11月21日 09:00`. */
export const momentText = (moment: string): string =>
  `${write(Date.parse(moment), { day: 'numeric', month: language() === 'en' ? 'short' : 'long' })} ${clockText(Date.parse(moment))}`

/** `Sat 21 Nov, 09:00–11:30`; with the end's day where it is not the next one. */
export function spanText(starts: string, ends: string, now: number): string {
  const [from, until] = [Date.parse(starts), Date.parse(ends)]
  const join = language() === 'en' ? ', ' : ' '
  const begin = `${dayText(from, now)}${join}${clockText(from)}`
  if (siteDate(from) === siteDate(until)) return `${begin}–${clockText(until)}`
  if (siteDate(from + DAY_MS) === siteDate(until)) return `${begin}–${nextDay(clockText(until))}`
  return `${begin} – ${dayText(until, now)}${join}${clockText(until)}`
}

/** A date's month and year as a heading. */
export const monthText = (month: string): string =>
  write(Date.parse(`${month}-15T00:00:00Z`), { year: 'numeric', month: 'long' })

/** A date for a screen reader: weekday, day, month. */
export const dateName = (date: string): string =>
  write(Date.parse(`${date}T04:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long' })

const MONDAY = Date.parse('2026-11-16T04:00:00Z')

/** Monday to Sunday, as short as the language allows. */
export const weekdayNames = (): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    write(MONDAY + day * DAY_MS, { weekday: language() === 'en' ? 'short' : 'narrow' }),
  )
