import type { OperationsMetrics } from '@plaza/shared/operations'

/** Maximum number of releases in a chart; older ones are left out. */
const MOST_SERIES = 5

export interface Series {
  /** A release, or what else is compared. */
  name: string
  /** Index in the palette. */
  colour: number
  /** One value per step; null without data. */
  values: readonly (number | null)[]
  /** Lower and upper edge of an area around the line, such as other percentiles. */
  band?: { low: readonly (number | null)[]; high: readonly (number | null)[] }
}

/** Something that happened, marked on a chart. */
export interface CourseMark {
  at: number
  sentence: string
}

export interface Course {
  /** Start of each step in milliseconds since the epoch. */
  steps: readonly number[]
  stepMs: number
  series: readonly Series[]
  marks?: readonly CourseMark[]
}

type Point = OperationsMetrics['course'][number]
export type Measure = (point: Point) => number | null

/** Releases of a remote with data, newest first: a release has the same colour in every chart. */
export function releasesIn(numbers: OperationsMetrics, remote: string, newestFirst: readonly string[]): string[] {
  const found = new Set(numbers.releases.filter((one) => one.remote === remote).map(({ release }) => release))
  const listed = newestFirst.filter((release) => found.has(release))
  const others = [...found].filter((release) => !listed.includes(release)).sort()
  return [...listed, ...others].slice(0, MOST_SERIES)
}

/** One metric of a remote's releases over all steps, including those without data. */
export function courseOf(
  { from, until, stepMs, course }: OperationsMetrics,
  { remote, releases, measure }: { remote: string; releases: readonly string[]; measure: Measure },
): Course {
  const count = Math.max(1, Math.ceil((until - from) / stepMs))
  const steps = Array.from({ length: count }, (_, i) => from + i * stepMs)
  const points = course.filter((point) => point.remote === remote)
  const series = releases.map((release, colour) => ({
    name: release,
    colour,
    values: steps.map((at) => {
      const point = points.find((one) => one.release === release && one.at >= at && one.at < at + stepMs)
      return point ? measure(point) : null
    }),
  }))
  return { steps, stepMs, series: series.filter(({ values }) => values.some((value) => value !== null)) }
}

/** The marks of each step. */
export const marksOf = ({ steps, stepMs, marks = [] }: Course): CourseMark[][] =>
  steps.map((step) => marks.filter(({ at }) => at >= step && at < step + stepMs))
