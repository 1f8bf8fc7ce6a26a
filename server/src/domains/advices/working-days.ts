import { momentOf, shiftDate, siteDate, weekdayIndex } from '@plaza/shared/format'
import { yearsOfWork } from './holidays'

/** Offices close at this time; what comes later counts as come on the next working day. */
const CLOSES = '18:00'
const SATURDAY = 5

/** Whether offices are open on a date of the site's calendar. */
export function isWorkingDay(date: string): boolean {
  const { holidays = [], workingWeekends = [] } = yearsOfWork[date.slice(0, 4)] ?? {}
  if (holidays.some(([first, last]) => first <= date && date <= last)) return false
  return weekdayIndex(date) < SATURDAY || workingWeekends.includes(date)
}

const closingOf = (date: string): Date => new Date(momentOf(`${date}T${CLOSES}`))

function nextWorkingDay(date: string): string {
  let next = shiftDate(date, 1)
  while (!isWorkingDay(next)) next = shiftDate(next, 1)
  return next
}

/** The working day on which offices receive what comes at a moment. */
function dayOfReceipt(at: Date): string {
  const date = siteDate(at.getTime())
  return isWorkingDay(date) && at <= closingOf(date) ? date : nextWorkingDay(date)
}

/** The end of the last of so many working days after the day of receipt. */
export function workingDaysAfter(at: Date, days: number): Date {
  let date = dayOfReceipt(at)
  for (let day = 0; day < days; day++) date = nextWorkingDay(date)
  return closingOf(date)
}

/** Working days that begin after one moment and until another: 0 on the same day. */
export function workingDaysBetween(from: Date, until: Date): number {
  const last = siteDate(until.getTime())
  let date = siteDate(from.getTime())
  let days = 0
  while (date < last) {
    date = nextWorkingDay(date)
    if (date <= last) days++
  }
  return days
}
