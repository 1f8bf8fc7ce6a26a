import { expect, it } from 'vitest'
import { openingAt } from './opening-hours'
import { momentOf } from './site-clock'

const hour = 60
const week = (weekday: [number, number][], saturday = weekday, sunday = weekday) =>
  [weekday, weekday, weekday, weekday, weekday, saturday, sunday].map((spans) =>
    spans.map(([from, to]) => ({ from: from * hour, to: to * hour })),
  )
const always = { week: week([[0, 24]]), days: {} }
const office = {
  week: week(
    [
      [9, 12],
      [13, 17],
    ],
    [],
    [],
  ),
  days: {},
}
const nightMarket = { week: week([[18, 26]], [[18, 28]], []), days: {} }
// Monday is the 23rd.
const holiday = { ...office, days: { '2026-11-24': [] } }
const fair = { ...office, days: { '2026-11-28': [{ from: 600, to: 720 }] } }

it.each<[what: string, hours: Parameters<typeof openingAt>[0], at: string, open: boolean, changes: string | null]>([
  ['in the morning', office, '2026-11-23T09:00', true, '2026-11-23T12:00'],
  ['at the minute when it closes', office, '2026-11-23T12:00', false, '2026-11-23T13:00'],
  ['before it opens', office, '2026-11-23T08:59', false, '2026-11-23T09:00'],
  ['on Friday evening until Monday', office, '2026-11-27T17:00', false, '2026-11-30T09:00'],
  ['before midnight', nightMarket, '2026-11-23T23:30', true, '2026-11-24T02:00'],
  ['after midnight, by the day before', nightMarket, '2026-11-24T01:59', true, '2026-11-24T02:00'],
  ['after midnight on Sunday, by Saturday', nightMarket, '2026-11-29T03:30', true, '2026-11-29T04:00'],
  ['after midnight on Monday, as Sunday is closed', nightMarket, '2026-11-30T01:00', false, '2026-11-30T18:00'],
  ['on a holiday', holiday, '2026-11-24T10:00', false, '2026-11-25T09:00'],
  ['the evening before a holiday', holiday, '2026-11-23T18:00', false, '2026-11-25T09:00'],
  ['on a Saturday with hours of its own', fair, '2026-11-28T11:00', true, '2026-11-28T12:00'],
  ['around the clock', always, '2026-11-23T00:00', true, null],
  ['never', { week: week([]), days: {} }, '2026-11-23T10:00', false, null],
])('%s', (_, hours, at, open, changes) =>
  expect(openingAt(hours, momentOf(at))).toEqual({ open, changesAt: changes && momentOf(changes) }),
)
