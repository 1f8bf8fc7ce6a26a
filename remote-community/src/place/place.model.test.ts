import { expect, it } from 'vitest'
import { hourRows, nearInput, spansText } from './place.model'

const nowhere = { position: null, city: undefined }
const none = { kind: undefined, open: undefined, q: undefined }

it('asks as the server did for the first screen', () => expect(nearInput(none, nowhere)).toEqual({}))

it('asks by position rather than by city, no more exactly than ten metres', () => {
  const query = { lat: '30.1235', lng: '121.9000' }
  expect(nearInput(none, { position: { lat: 30.123456, lng: 121.9 }, city: '999003' })).toEqual({ query })
})

it('asks by a chosen city with the filters', () =>
  expect(nearInput({ ...none, kind: 'park', open: '1' }, { position: null, city: '999003' })).toEqual({
    query: { kind: 'park', open: '1', city: '999003' },
  }))

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
