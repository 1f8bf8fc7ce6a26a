import { expect, it } from 'vitest'
import { daysBetween, momentOf, siteDate, siteMinute } from './site-clock'

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
