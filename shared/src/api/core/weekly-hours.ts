import * as v from 'valibot'

/** Minutes after midnight of the day on which it begins; past 1440 is the next day. */
const OpenSpan = v.object({
  from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439)),
  to: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2880)),
})
export type OpenSpan = v.InferOutput<typeof OpenSpan>

/** When a place is open, in the site's time zone. */
export const WeeklyHours = v.object({
  /** Seven days, Monday first. */
  week: v.pipe(v.array(v.array(OpenSpan)), v.length(7)),
  /** Dates (YYYY-MM-DD) near today that differ from their weekday: holidays. */
  days: v.record(v.string(), v.array(OpenSpan)),
})
export type WeeklyHours = v.InferOutput<typeof WeeklyHours>
