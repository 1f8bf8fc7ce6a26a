import { momentOf, openingAt } from '@plaza/shared/format'
import { expect, it } from 'vitest'
import { hoursOf } from './hours'

const evening = { from: 18 * 60, to: 26 * 60 }
const week = Array.from({ length: 7 }, () => [{ from: 9 * 60, to: 17 * 60 }])
const holidays = new Set(['2027-09-15'])

it.each([
  ['in the night after a holiday', '2027-09-16T01:00', true, '2027-09-16T02:00'],
  ['on the morning of a holiday', '2027-09-15T10:00', false, '2027-09-15T18:00'],
  ['the day after it', '2027-09-16T10:00', true, '2027-09-16T17:00'],
])('a place with hours of its own for holidays: %s', (_, at, open, changes) => {
  const now = momentOf(at)
  expect(openingAt(hoursOf({ week, holidayHours: [evening] }, holidays, now), now)).toEqual({
    open,
    changesAt: momentOf(changes),
  })
})
