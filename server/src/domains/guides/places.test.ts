import { momentOf, openingAt } from '@plaza/shared/format'
import { expect, it } from 'vitest'
import { toGuidePlace } from './places'

const office = {
  ...{ id: 'hall', name: 'Hall', address: '1 Quay Road', phone: '0999-1', lat: 30, lng: 121 },
  hours: [
    { days: [1, 2, 3, 4, 5], from: '08:30', to: '12:00' },
    { days: [1, 2, 3, 4, 5], from: '13:30', to: '17:30' },
    { days: [6, 7], from: '00:00', to: '24:00' },
  ],
}
const HOLIDAYS = new Set(['2026-10-01'])

const isOpenAt = (at: string, place: Parameters<typeof toGuidePlace>[0] = office) =>
  openingAt(toGuidePlace(place, HOLIDAYS, momentOf(at)).hours, momentOf(at)).open

it.each([
  ['before it opens', '2026-09-30T08:29', false],
  ['in the morning', '2026-09-30T08:30', true],
  ['at noon', '2026-09-30T12:00', false],
  ['in the last minute', '2026-09-30T17:29', true],
  ['on a Sunday at midnight', '2026-10-04T23:59', true],
  ['on a public holiday', '2026-10-01T10:00', false],
])('an office %s', (_, at, open) => expect(isOpenAt(at)).toBe(open))

it('an office that is open on public holidays has its ordinary hours', () => {
  expect(isOpenAt('2026-10-01T10:00', { ...office, open_on_holidays: true })).toBe(true)
})
