import { daysIn } from '@plaza/shared/format'

interface DaySums {
  day: string
  in_cents: number
  out_cents: number
}

export interface DayBar {
  /** 1 to 31. */
  day: number
  /** Shares of the largest sum of the month, 0 to 1. */
  in: number
  out: number
}

/** A bar for each day of a month. The smallest sum is still seen. */
const LEAST = 0.04

export function barsOf(month: string, days: readonly DaySums[]): DayBar[] {
  const largest = Math.max(1, ...days.flatMap(({ in_cents, out_cents }) => [in_cents, out_cents]))
  const shareOf = (cents: number) => (cents === 0 ? 0 : Math.max(LEAST, cents / largest))
  const byDay = new Map(days.map((one) => [Number(one.day.slice(8)), one]))
  return Array.from({ length: daysIn(month) }, (_, index) => {
    const one = byDay.get(index + 1)
    return { day: index + 1, in: shareOf(one?.in_cents ?? 0), out: shareOf(one?.out_cents ?? 0) }
  })
}
