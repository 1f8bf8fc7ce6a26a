import { MIN_VITAL_SAMPLES, type OperationsVitals, type VitalSum, type VitalSums } from '@plaza/shared/operations'
import type { VitalName } from '@plaza/shared/remotes'
import type { Course, CourseMark } from '../charts/course.model'

/** Maximum number of curves. */
const MOST_CURVES = 5

/** A metric of a group and how many visits it is of; the value is null if these are too few. */
export interface Measurement {
  value: number | null
  n: number
  low?: number | null
  high?: number | null
}
export type Measure = (sums: VitalSums) => Measurement

const nothing: VitalSum = { n: 0, p50: null, p75: null, p95: null }

/** The 75th percentile of a web vital; the band is from the median to the 95th. */
export const vitalMeasure =
  (name: VitalName): Measure =>
  ({ vitals }) => {
    const { n, p50, p75, p95 } = vitals[name] ?? nothing
    return { n, value: p75, low: p50, high: p95 }
  }

/** Errors per visit. */
export const errorShare: Measure = ({ errors, visits }) => ({
  n: visits,
  value: visits < MIN_VITAL_SAMPLES ? null : errors / visits,
})

/** The groups with curves. */
export const curvesOf = ({ groups }: OperationsVitals): readonly VitalSums[] => groups.slice(0, MOST_CURVES)

/** What was measured of a group: in one step, or over the whole span. */
export function measuredAt(data: OperationsVitals, measure: Measure, name: string, step: number | null): Measurement {
  const all = step === null ? data.groups : data.course.filter(({ at }) => at === step)
  const found = all.find((one) => one.name === name)
  return found ? measure(found) : { n: 0, value: null }
}

/** A metric over all steps. A band is drawn only where there is one curve. */
export function vitalCourse(data: OperationsVitals, measure: Measure, marks: readonly CourseMark[]): Course {
  const { from, until, stepMs } = data
  const count = Math.max(1, Math.ceil((until - from) / stepMs))
  const steps = Array.from({ length: count }, (_, i) => from + i * stepMs)
  const series = curvesOf(data)
    .map(({ name }, colour) => ({ name, colour, all: steps.map((step) => measuredAt(data, measure, name, step)) }))
    .filter(({ all }) => all.some(({ n }) => n > 0))
  return {
    ...{ steps, stepMs, marks },
    series: series.map(({ name, colour, all }) => ({
      ...{ name, colour, values: all.map(({ value }) => value) },
      ...(series.length === 1 && {
        band: { low: all.map(({ low = null }) => low), high: all.map(({ high = null }) => high) },
      }),
    })),
  }
}

/** By how much a release differs from the one before; null if either has no number. */
export function differenceOf(measure: Measure, now: VitalSums, before: VitalSums | undefined): number | null {
  const value = measure(now).value
  const earlier = before ? measure(before).value : null
  return value === null || earlier === null ? null : value - earlier
}
