import { MINUTE_MS, momentOf, shiftDate, siteDate, weekdayIndex } from '@plaza/shared/format'

interface WeeklyTime {
  /** Monday is 0. */
  weekdays: readonly number[]
  startMinute: number
  endMinute: number
}

const DAYS_A_WEEK = 7

/** The occurrence of something weekly that is on at a moment, or the next one; null without a weekday. */
export function nextOccurrence(
  { weekdays, startMinute, endMinute }: WeeklyTime,
  now: number,
): { starts: number; ends: number } | null {
  const today = siteDate(now)
  for (let day = 0; day <= DAYS_A_WEEK; day++) {
    const date = shiftDate(today, day)
    const midnight = momentOf(`${date}T00:00`)
    const ends = midnight + endMinute * MINUTE_MS
    if (weekdays.includes(weekdayIndex(date)) && ends > now) {
      return { starts: midnight + startMinute * MINUTE_MS, ends }
    }
  }
  return null
}
