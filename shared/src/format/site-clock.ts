import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'

/*
 * The date arithmetic of the browser; on the server it is dayjs. The site has no daylight saving time, so its calendar is
 * UTC, shifted. dayjs costs 3 KB in each remote (docs/decisions/0132).
 */

/** The site's time zone: programmes, activities and calendars use it, wherever the reader and the server are. */
export const SITE_ZONE = 'Asia/Shanghai'
export const SITE_OFFSET = '+08:00'
const OFFSET_MS = 8 * HOUR_MS

/** An ISO 8601 timestamp from the API, or milliseconds since the epoch. */
export type MomentLike = string | number

/** Milliseconds since the epoch; NaN if it is not a timestamp. */
export const msOf = (moment: MomentLike): number => (typeof moment === 'number' ? moment : Date.parse(moment))

/** A moment as the site's date and minute, in the format of a date field: `2026-11-21T09:05`. */
export const siteMinute = (moment: number): string => new Date(moment + OFFSET_MS).toISOString().slice(0, 16)

/** The site's date (YYYY-MM-DD) of a moment in ms since the epoch. */
export const siteDate = (moment: number): string => siteMinute(moment).slice(0, 10)

/** Milliseconds since the epoch of the site's date and minute; NaN if it is not valid. */
export const momentOf = (minute: string): number => Date.parse(`${minute}${SITE_OFFSET}`)

/** A moment some days of 24 hours later. */
export const daysAfter = (moment: number, days: number): number => moment + days * DAY_MS

/** Whole minutes or hours from one moment to another; NaN if one of them is not a timestamp. */
export const timeBetween = (earlier: MomentLike, later: MomentLike, unit: 'minute' | 'hour'): number =>
  Math.trunc((msOf(later) - msOf(earlier)) / (unit === 'minute' ? MINUTE_MS : HOUR_MS))

/** The month of a date: `2026-11` of `2026-11-21`. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** A date (YYYY-MM-DD) shifted by days, across months and years. */
export const shiftDate = (date: string, days: number): string =>
  new Date(daysAfter(Date.parse(date), days)).toISOString().slice(0, 10)

/** A month (YYYY-MM) shifted by months. */
export function shiftMonth(month: string, months: number): string {
  const shifted = new Date(Date.parse(month))
  shifted.setUTCMonth(shifted.getUTCMonth() + months)
  return monthOf(shifted.toISOString())
}

/** Number of the site's calendar days between two moments or dates. */
export const daysBetween = (earlier: MomentLike, later: MomentLike): number =>
  (Date.parse(siteDate(msOf(later))) - Date.parse(siteDate(msOf(earlier)))) / DAY_MS

/** Number of days in a month (YYYY-MM). */
export const daysIn = (month: string): number => daysBetween(`${month}-01`, `${shiftMonth(month, 1)}-01`)

/** Weekday of a date (YYYY-MM-DD): Monday is 0, Sunday is 6. */
export const weekdayIndex = (date: string): number => (new Date(date).getUTCDay() + 6) % 7
