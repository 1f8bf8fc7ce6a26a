import { describe, expect, it } from 'vitest'
import { dotPath, greatestSum, labelEvery, linePath, stackedBars, ticksFor } from './geometry.model'

const series = [
  { name: 'new', colour: 0, values: [null, 10, 5] },
  { name: 'old', colour: 1, values: [20, 30, null] },
]

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 3, 6, 9]],
  [30, [0, 10, 20, 30]],
  [655, [0, 250, 500, 750]],
  [1234, [0, 500, 1000, 1500]],
])('rounds up to whole steps above %s', (greatest, ticks) => expect(ticksFor(greatest)).toEqual(ticks))

describe('stacked bars', () => {
  it('stand on each other, the last series at the bottom', () => {
    expect(greatestSum(series, 3)).toBe(40)
    const bars = stackedBars(series, 3, 40)
    expect(bars.map(({ key, y, height }) => [key, y, height])).toEqual([
      ['old 0', 50, 50],
      ['old 1', 25, 75],
      ['new 1', 0, 25],
      ['new 2', 87.5, 12.5],
    ])
  })

  it('stay inside of their step', () => {
    const [first] = stackedBars(series, 3, 40)
    expect(first?.x).toBeCloseTo(4)
    expect(first?.width).toBeCloseTo(25.333)
  })
})

it.each<[what: string, values: (number | null)[], path: string]>([
  ['through the middles of the steps', [0, 50, 100, 50], 'M12.5 100L37.5 50L62.5 0L87.5 50'],
  ['broken where nothing was measured', [50, 50, null, 100, 100], 'M10 50L30 50M70 0L90 0'],
  ['not to a point alone', [null, 50, null, null], ''],
])('draws a line %s', (_, values, path) => expect(linePath(values, 100)).toBe(path))

it('draws a dot where a point is alone', () => expect(dotPath([50, null, 25, 25, null], 100)).toBe('M10 50h0'))

it.each([
  [1, 1],
  [7, 2],
  [13, 3],
  [25, 5],
])('of %s steps each %s. is written', (steps, every) => expect(labelEvery(steps)).toBe(every))
