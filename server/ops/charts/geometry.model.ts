import type { Series } from './course.model'

/** Charts are drawn on a square of this edge, which the page stretches; labels stand beside it as text. */
export const EDGE = 100
const GAP = 0.24
const LINES = 4

const nice = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Round values from zero to the first that holds the greatest; whole ones where the measure counts. */
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

/** The greatest sum of a step. */
export const greatestSum = (series: readonly Series[], steps: number): number =>
  Math.max(0, ...Array.from({ length: steps }, (_, i) => series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0)))

/** Bars of each step on top of each other, in the order of the series, the last at the bottom. */
export function stackedBars(series: readonly Series[], steps: number, top: number): Bar[] {
  const slot = EDGE / steps
  const ground = new Array<number>(steps).fill(0)
  return [...series].reverse().flatMap(({ release, colour, values }) =>
    values.flatMap((value, i): Bar[] => {
      if (!value) return []
      const below = ground[i] ?? 0
      ground[i] = below + value
      const height = heightOf(value, top)
      return [
        {
          key: `${release} ${i}`,
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

/** A line through the middles of the steps, broken where nothing was measured; a lone point is a stroke without length. */
export function linePath(values: readonly (number | null)[], top: number): string {
  const slot = EDGE / values.length
  return values
    .map((value, i) => {
      if (value === null) return ''
      const [before, after] = [values[i - 1] ?? null, values[i + 1] ?? null]
      const at = `${rounded((i + 0.5) * slot)} ${rounded(EDGE - heightOf(value, top))}`
      return `${before === null ? 'M' : 'L'}${at}${before === null && after === null ? 'h0' : ''}`
    })
    .join('')
}

/** Every how many steps one is written below, so that no more than five are. */
export const labelEvery = (steps: number): number => Math.max(1, Math.ceil(steps / 5))
