import { expect, it } from 'vitest'
import { type GridShape, gridShape, soloRatio } from './picture.model'

it.each<[count: number, shape: GridShape]>([
  [1, 'one'],
  [2, 'two'],
  [3, 'rows'],
  [4, 'four'],
  [5, 'rows'],
  [9, 'rows'],
])('%i pictures have the layout "%s"', (count, shape) => expect(gridShape(count)).toBe(shape))

it.each<[what: string, width: number, height: number, ratio: number]>([
  ['a photo keeps its own shape', 1200, 900, 4 / 3],
  ['a tower is cut', 400, 4000, 3 / 4],
  ['a ribbon is cut', 4000, 400, 16 / 9],
  ['an unknown size is a square', 0, 0, 1],
  ['an unknown width is a square', 0, 900, 1],
  ['an unknown height is a square', 900, 0, 1],
])('%s', (_, width, height, ratio) => expect(soloRatio({ width, height })).toBeCloseTo(ratio))
