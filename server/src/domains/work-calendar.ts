import { shiftDate } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { settings } from '../data/schema/index'

/** Days on which offices are closed or open against the rule of the week: ISO dates of the site's calendar. */
export interface WorkCalendar {
  /** Public holidays: first and last day. */
  holidays: (readonly [first: string, last: string])[]
  /** Saturdays and Sundays on which people work. */
  working_weekends: string[]
}

const KEY = 'work_calendar'
const EMPTY: WorkCalendar = { holidays: [], working_weekends: [] }

/** The calendar of the site; a database that was set up before there was one has weekends alone. */
export async function readWorkCalendar(db: Executor): Promise<WorkCalendar> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  return (row?.value as WorkCalendar | undefined) ?? EMPTY
}

export const isHoliday = ({ holidays }: WorkCalendar, date: string): boolean =>
  holidays.some(([first, last]) => first <= date && date <= last)

/** Every public holiday. */
export function holidaysOf({ holidays }: WorkCalendar): ReadonlySet<string> {
  const dates = new Set<string>()
  for (const [first, last] of holidays) for (let date = first; date <= last; date = shiftDate(date, 1)) dates.add(date)
  return dates
}
