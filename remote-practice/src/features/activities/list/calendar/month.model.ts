import { daysIn, monthOf, shiftDate, weekdayIndex } from '@plaza/shared/format'

/** Days and months have the API's format: `2026-11-21`, `2026-11`. */
export interface Day {
  date: string
  /** 1 to 31. */
  number: number
  /** Part of the displayed month; other days fill its first and last week. */
  inMonth: boolean
}

/** Whole weeks, starting on Monday, that cover the month. */
export function weeksOf(month: string): Day[][] {
  const first = `${month}-01`
  const before = weekdayIndex(first)
  const count = Math.ceil((before + daysIn(month)) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = shiftDate(first, week * 7 + day - before)
      return { date, number: Number(date.slice(-2)), inMonth: monthOf(date) === month }
    }),
  )
}

/** The week of a date in a month's weeks; the first week if the date is in another month. */
export function weekWith(weeks: readonly Day[][], date: string): Day[] {
  return weeks.find((week) => week.some((day) => day.date === date && day.inMonth)) ?? weeks[0] ?? []
}
