/** Days and months are written as the API writes them: `2026-11-21`, `2026-11`. */
export interface Day {
  date: string
  /** 1 to 31. */
  number: number
  /** Of the month that is shown; the others fill the first and last week. */
  inMonth: boolean
}

const two = (value: number) => String(value).padStart(2, '0')
const write = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
export const monthOf = (date: string): string => date.slice(0, 7)
const partsOf = (text: string) => text.split('-').map(Number) as [number, number, number?]

/** Moves a month by some months. */
export function shiftMonth(month: string, by: number): string {
  const [year, number] = partsOf(month)
  return write(new Date(year, number - 1 + by, 1)).slice(0, 7)
}

/** Moves a day by some days, over the ends of months and years. */
export function shiftDate(date: string, by: number): string {
  const [year, month, day = 1] = partsOf(date)
  return write(new Date(year, month - 1, day + by))
}

/** 0 Monday to 6 Sunday. */
const weekday = (at: Date) => (at.getDay() + 6) % 7

/** Whole weeks from Monday that cover the month. */
export function weeksOf(month: string): Day[][] {
  const [year, number] = partsOf(month)
  const first = new Date(year, number - 1, 1)
  const days = new Date(year, number, 0).getDate()
  const count = Math.ceil((weekday(first) + days) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const at = new Date(year, number - 1, 1 - weekday(first) + week * 7 + day)
      return { date: write(at), number: at.getDate(), inMonth: at.getMonth() === number - 1 }
    }),
  )
}

/** The week of a date among the weeks of a month; the first where the date is in another month. */
export function weekWith(weeks: readonly Day[][], date: string): Day[] {
  return weeks.find((week) => week.some((day) => day.date === date && day.inMonth)) ?? weeks[0] ?? []
}
