import { isSampled } from '@plaza/shared/testing/sampling'
import { hoursAfter } from '../seed/moments'

const HOURS_A_WEEK = 168
/** Every third hour, other ones with each commit; all of them in the long run. */
const SAMPLE_SIZE = 56
/** Times at which the tests look at the demo: hours of a week at their beginning, middle or end. */
export const monday = new Date('2026-11-16T00:00:00+08:00')
export const week = Array.from({ length: HOURS_A_WEEK }, (_, hour) =>
  hoursAfter(monday, hour + (hour % 5) * 0.24),
).filter((_, hour) => isSampled(hour, HOURS_A_WEEK, SAMPLE_SIZE))

/** Dates with calendar edge cases. */
export const oddDays = [
  '2026-12-31T23:59:30',
  '2027-01-01T00:00:00',
  '2028-02-29T07:59:59',
  '2028-02-29T08:00:00',
  '2027-04-01T05:59:00',
  '2026-06-01T13:07:00',
]
