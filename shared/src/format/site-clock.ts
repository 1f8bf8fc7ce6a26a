/** The site's clock: programmes, activities and calendars go by it, wherever the reader and the server are. */
export const SITE_ZONE = 'Asia/Shanghai'
export const SITE_OFFSET = '+08:00'
const OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** A moment on the wire (ISO 8601), or in milliseconds since the epoch. */
export type MomentLike = string | number

/** NaN for what is no moment. */
export const msOf = (moment: MomentLike): number => (typeof moment === 'number' ? moment : Date.parse(moment))

/** The site's date and minute of a moment, as a date field takes it: `2026-11-21T09:05`. */
export const siteMinute = (moment: number): string => new Date(moment + OFFSET_MS).toISOString().slice(0, 16)

/** The site's date of a moment (ms since the epoch), as YYYY-MM-DD. */
export const siteDate = (moment: number): string => siteMinute(moment).slice(0, 10)

/** The moment of a site's date and minute (ms since the epoch); NaN for what is none. */
export const momentOf = (minute: string): number => Date.parse(`${minute}${SITE_OFFSET}`)

/** The month of a date: `2026-11` of `2026-11-21`. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** A date (YYYY-MM-DD) some days later, over the ends of months and years. */
export const shiftDate = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** A month (YYYY-MM) some months later. */
export function shiftMonth(month: string, months: number): string {
  const moved = new Date(Date.parse(month))
  moved.setUTCMonth(moved.getUTCMonth() + months)
  return moved.toISOString().slice(0, 7)
}

/** Calendar days of the site from one moment, or date, to another. */
export const daysBetween = (earlier: MomentLike, later: MomentLike): number =>
  (Date.parse(siteDate(msOf(later))) - Date.parse(siteDate(msOf(earlier)))) / DAY_MS
