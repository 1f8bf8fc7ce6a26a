import { hoursAfter } from './moments'

/** Times at which the tests look at the demo: every hour of a week at its beginning, middle and end. */
export const monday = new Date('2026-11-16T00:00:00+08:00')
export const week = Array.from({ length: 168 }, (_, hour) => hoursAfter(monday, hour + (hour % 3) * 0.49))

/** Dates with calendar edge cases. */
export const oddDays = [
  '2026-12-31T23:59:30',
  '2027-01-01T00:00:00',
  '2028-02-29T07:59:59',
  '2028-02-29T08:00:00',
  '2027-04-01T05:59:00',
  '2026-06-01T13:07:00',
]
