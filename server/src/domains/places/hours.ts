import type { WeeklyHours } from '@plaza/shared/api'
import { shiftDate, siteDate } from '@plaza/shared/format'
import type { Executor } from '../../data/database'
import type { places } from '../../data/schema/index'
import { holidaysOf, readWorkCalendar } from '../work-calendar'

const DAYS_AHEAD = 8

export const readHolidays = async (db: Executor): Promise<ReadonlySet<string>> => holidaysOf(await readWorkCalendar(db))

/** Hours of a place with the public holidays near today. */
export function hoursOf(
  { week, holidayHours }: Pick<typeof places.$inferSelect, 'week' | 'holidayHours'>,
  holidays: ReadonlySet<string>,
  now: number,
): WeeklyHours {
  if (holidayHours === null) return { week, days: {} }
  const today = siteDate(now)
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => shiftDate(today, day - 1))
  return {
    week,
    days: Object.fromEntries(dates.filter((date) => holidays.has(date)).map((date) => [date, holidayHours])),
  }
}
