import { expect, it } from 'vitest'
import { daysBetween, momentOf, monthOf, shiftDate, shiftMonth, siteDate, siteMinute } from './site-clock'

it.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('%s is %s at the site', (moment, date) => expect(siteDate(Date.parse(moment))).toBe(date))

it('reads and writes a date field', () => {
  expect(siteMinute(Date.parse('2026-11-21T01:05:30Z'))).toBe('2026-11-21T09:05')
  expect(momentOf('2026-11-21T09:05')).toBe(Date.parse('2026-11-21T01:05:00Z'))
  expect(momentOf('')).toBeNaN()
})

it.each([
  ['2026-03-01', '2026-03-02', 1],
  ['2026-03-02', '2026-03-02', 0],
  ['2026-03-02', '2026-02-28', -2],
  ['2026-11-20T15:59:59Z', '2026-11-20T16:00:00Z', 1],
  ['2026-11-20T16:00:00Z', '2026-11-21T15:59:59Z', 0],
])('from %s to %s there are %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days))

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -366, '2025-12-31'],
])('%s moved by %i days is %s', (date, days, moved) => expect(shiftDate(date, days)).toBe(moved))

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-03', -27, '2023-12'],
])('%s moved by %i months is %s', (month, months, moved) => expect(shiftMonth(month, months)).toBe(moved))

it('knows the month of a date', () => expect(monthOf('2026-11-21')).toBe('2026-11'))
