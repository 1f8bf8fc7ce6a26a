import { daysIn, momentOf, monthOf, siteDate } from '@plaza/shared/format'

/** Midnight of the site's day. */
export const startOfSiteDay = (now = Date.now()): Date => new Date(momentOf(`${siteDate(now)}T00:00`))

export const siteMonth = (now = Date.now()): string => monthOf(siteDate(now))

/** Begin of a month (YYYY-MM) and of the next one, by the site's clock. */
export function spanOfMonth(month: string): { from: Date; to: Date } {
  const from = momentOf(`${month}-01T00:00`)
  const last = momentOf(`${month}-${String(daysIn(month)).padStart(2, '0')}T00:00`)
  return { from: new Date(from), to: startOfNextDay(last) }
}

const startOfNextDay = (day: number): Date => new Date(day + 24 * 60 * 60 * 1000)
