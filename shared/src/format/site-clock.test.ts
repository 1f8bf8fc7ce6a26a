import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  daysAfter,
  daysBetween,
  daysIn,
  momentOf,
  monthOf,
  shiftDate,
  shiftMonth,
  siteDate,
  siteMinute,
  timeBetween,
  weekdayIndex,
} from './site-clock'

afterEach(() => vi.unstubAllEnvs())

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
  ['2028-02-29', 366, '2029-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s moved by %i days is %s', (date, days, moved) => expect(shiftDate(date, days)).toBe(moved))

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-03', -27, '2023-12'],
  ['2028-01', 1, '2028-02'],
])('%s moved by %i months is %s', (month, months, moved) => expect(shiftMonth(month, months)).toBe(moved))

it('returns the month of a date', () => expect(monthOf('2026-11-21')).toBe('2026-11'))

it.each([
  ['2027-02', 28],
  ['2028-02', 29],
  ['2100-02', 28],
  ['2026-12', 31],
])('%s has %i days', (month, days) => expect(daysIn(month)).toBe(days))

it.each([
  ['2026-11-16', 0],
  ['2026-11-22', 6],
  ['2028-02-29', 1],
  ['2027-01-01', 4],
])('%s is weekday %i', (date, index) => expect(weekdayIndex(date)).toBe(index))

it.each<[unit: 'minute' | 'hour', later: string, number]>([
  ['minute', '2026-12-31T23:59:59Z', 0],
  ['minute', '2027-01-01T00:00:00Z', 1],
  ['hour', '2027-01-01T00:58:59Z', 0],
  ['hour', '2027-01-01T00:59:00Z', 1],
  ['hour', 'soon', Number.NaN],
])('counts whole units (%s) until %s', (unit, later, count) =>
  expect(timeBetween('2026-12-31T23:59:00Z', later, unit)).toBe(count),
)

// Each of them changes its clock on one of the days below, at another hour; Kiritimati is a day ahead of Los Angeles.
const zones = ['America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Asia/Shanghai']

describe.each(zones)('on a device in %s', (zone) => {
  it.each(['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2026-12-31'])(
    'the hours of %s are the site’s',
    (date) => {
      vi.stubEnv('TZ', zone)
      const midnight = momentOf(`${date}T00:00`)
      expect(midnight).toBe(Date.parse(`${date}T00:00:00+08:00`))
      for (let hour = 0; hour < 24; hour++) {
        const moment = midnight + hour * 3_600_000
        expect(siteMinute(moment)).toBe(`${date}T${String(hour).padStart(2, '0')}:00`)
        expect(siteDate(daysAfter(moment, 1))).toBe(shiftDate(date, 1))
        expect(daysBetween(date, moment)).toBe(0)
      }
      expect(shiftDate(shiftDate(date, 1), -1)).toBe(date)
      expect(daysBetween(midnight - 1, midnight)).toBe(1)
    },
  )
})
