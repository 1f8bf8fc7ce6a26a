import { expect, it } from 'vitest'
import { lineThrough } from './line.model'

const p = (x: number, y: number) => ({ x, y })

it.each<[what: string, points: { x: number; y: number }[], path: string]>([
  ['nothing', [], ''],
  ['one point', [p(3, 4)], 'M3 4'],
  ['two points: a straight line', [p(0, 0), p(6, 0)], 'M0 0C1 0 5 0 6 0'],
])('%s', (_, points, path) => expect(lineThrough(points)).toBe(path))

it('goes through every point', () => {
  const points = [p(0, 0), p(10, 20), p(30, 5), p(44.26, 60)]
  const ends = [...lineThrough(points).matchAll(/ ([\d.-]+) ([\d.-]+)(?=C|$)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ])
  expect(ends.slice(-3)).toEqual([
    [10, 20],
    [30, 5],
    [44.3, 60],
  ])
})
