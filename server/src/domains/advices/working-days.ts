import { momentOf, shiftDate, siteDate, weekdayIndex } from '@plaza/shared/format'
import { isHoliday, type WorkCalendar } from '../work-calendar'

/** Offices close at this time; what comes later counts as come on the next working day. */
const CLOSES = '18:00'
const SATURDAY = 5

/** Whether offices are open on a date of the site's calendar. */
export const isWorkingDay = (calendar: WorkCalendar, date: string): boolean =>
  !isHoliday(calendar, date) && (weekdayIndex(date) < SATURDAY || calendar.working_weekends.includes(date))

const closingOf = (date: string): Date => new Date(momentOf(`${date}T${CLOSES}`))

function nextWorkingDay(calendar: WorkCalendar, date: string): string {
  let next = shiftDate(date, 1)
  while (!isWorkingDay(calendar, next)) next = shiftDate(next, 1)
  return next
}

/** The working day on which offices receive what comes at a moment. */
function dayOfReceipt(calendar: WorkCalendar, at: Date): string {
  const date = siteDate(at.getTime())
  return isWorkingDay(calendar, date) && at <= closingOf(date) ? date : nextWorkingDay(calendar, date)
}

/** The end of the last of so many working days after the day of receipt. */
export function workingDaysAfter(calendar: WorkCalendar, at: Date, days: number): Date {
  let date = dayOfReceipt(calendar, at)
  for (let day = 0; day < days; day++) date = nextWorkingDay(calendar, date)
  return closingOf(date)
}

/** Working days that begin after one moment and until another: 0 on the same day. */
export function workingDaysBetween(calendar: WorkCalendar, from: Date, until: Date): number {
  const last = siteDate(until.getTime())
  let date = siteDate(from.getTime())
  let days = 0
  while (date < last) {
    date = nextWorkingDay(calendar, date)
    if (date <= last) days++
  }
  return days
}
