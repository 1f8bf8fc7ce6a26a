import type { Series } from './course.model'

/** Edge of the square in which charts are drawn; the page stretches it, with labels as text next to it. */
export const EDGE = 100
const GAP = 0.24
const LINES = 4

const nice = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Round tick values from zero to at least the greatest value; whole numbers for counts. */
export function ticksFor(greatest: number, whole = true): number[] {
  if (greatest <= 0) return [0, 1]
  const rough = greatest / (LINES - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const fits = nice.map((factor) => factor * power).find((step) => step >= rough && (!whole || Number.isInteger(step)))
  const step = fits ?? Math.ceil(rough)
  const count = Math.ceil(greatest / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)))
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
export const heightOf = (value: number, top: number): number => rounded((value / top) * EDGE)

export interface Bar {
  key: string
  colour: number
  x: number
  y: number
  width: number
  height: number
}

/** The greatest sum of any step. */
export const greatestSum = (series: readonly Series[], steps: number): number =>
  Math.max(0, ...Array.from({ length: steps }, (_, i) => series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0)))

/** Stacked bars of each step, in the order of the series, the last one at the bottom. */
export function stackedBars(series: readonly Series[], steps: number, top: number): Bar[] {
  const slot = EDGE / steps
  const ground = new Array<number>(steps).fill(0)
  return [...series].reverse().flatMap(({ name, colour, values }) =>
    values.flatMap((value, i): Bar[] => {
      if (!value) return []
      const below = ground[i] ?? 0
      ground[i] = below + value
      const height = heightOf(value, top)
      return [
        {
          key: `${name} ${i}`,
          colour,
          x: rounded((i + GAP / 2) * slot),
          y: rounded(EDGE - heightOf(below, top) - height),
          width: rounded(slot * (1 - GAP)),
          height,
        },
      ]
    }),
  )
}

type Values = readonly (number | null)[]

const pointAt = (values: Values, i: number, top: number): string =>
  `${rounded(((i + 0.5) * EDGE) / values.length)} ${rounded(EDGE - heightOf(values[i] ?? 0, top))}`
const isMeasured = (values: Values, i: number): boolean => (values[i] ?? null) !== null
const isAlone = (values: Values, i: number): boolean => !isMeasured(values, i - 1) && !isMeasured(values, i + 1)

/** A line through the middles of the steps, interrupted where there is no data. */
export const linePath = (values: Values, top: number): string =>
  values
    .map((_, i) => {
      if (!isMeasured(values, i) || isAlone(values, i)) return ''
      return `${isMeasured(values, i - 1) ? 'L' : 'M'}${pointAt(values, i, top)}`
    })
    .join('')

/** Isolated points, as strokes without length: round line caps show them as dots even if stretched. */
export const dotPath = (values: Values, top: number): string =>
  values.map((_, i) => (isMeasured(values, i) && isAlone(values, i) ? `M${pointAt(values, i, top)}h0` : '')).join('')

/** The area between two lines, interrupted where there is no data. */
export function bandPath(low: Values, high: Values, top: number): string {
  const runs: number[][] = []
  for (let i = 0; i < low.length; i++) {
    if (!isMeasured(low, i) || !isMeasured(high, i)) continue
    const last = runs.at(-1)
    if (last?.at(-1) === i - 1) last.push(i)
    else runs.push([i])
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const points = [...run.map((i) => pointAt(high, i, top)), ...run.toReversed().map((i) => pointAt(low, i, top))]
      return `M${points.join('L')}Z`
    })
    .join('')
}

/** Interval of labels, so that there are at most five. */
export const labelEvery = (steps: number): number => Math.max(1, Math.ceil(steps / 5))
