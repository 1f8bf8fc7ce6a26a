import dayjs from 'dayjs'

/** Days and months have the API's format: `2026-11-21`, `2026-11`. */
export interface Day {
  date: string
  /** 1 to 31. */
  number: number
  /** Part of the displayed month; other days fill its first and last week. */
  inMonth: boolean
}

const DATE = 'YYYY-MM-DD'
/** Whole weeks, starting on Monday, that cover the month. */
export function weeksOf(month: string): Day[][] {
  const first = dayjs(month)
  const before = (first.day() + 6) % 7
  const count = Math.ceil((before + first.daysInMonth()) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const at = first.add(week * 7 + day - before, 'day')
      return { date: at.format(DATE), number: at.date(), inMonth: at.isSame(first, 'month') }
    }),
  )
}

/** The week of a date in a month's weeks; the first week if the date is in another month. */
export function weekWith(weeks: readonly Day[][], date: string): Day[] {
  return weeks.find((week) => week.some((day) => day.date === date && day.inMonth)) ?? weeks[0] ?? []
}
