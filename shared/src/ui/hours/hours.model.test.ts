import { expect, it } from 'vitest'
import { hourRows, spansText } from './hours.model'

it.each([
  [
    [
      { from: 540, to: 720 },
      { from: 780, to: 1020 },
    ],
    '09:00–12:00, 13:00–17:00',
  ],
  [[{ from: 1050, to: 1530 }], '17:30–01:30'],
  [[{ from: 0, to: 1440 }], '00:00–24:00'],
])('writes hours', (spans, words) => expect(spansText(spans)).toBe(words))

it('puts days with the same hours into one row', () => {
  const day = [{ from: 540, to: 1020 }]
  const rows = hourRows([day, day, day, day, day, [], []])
  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    [0, 4],
    [5, 6],
  ])
})
