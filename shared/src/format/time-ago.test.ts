import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calendarDate, dateTime } from './moments'
import { timeAgo } from './time-ago'

// The device's time zone must not matter.
beforeEach(() => vi.stubEnv('TZ', 'America/Los_Angeles'))
afterEach(() => vi.unstubAllEnvs())

/** A moment in the site's time zone. */
const at = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0) =>
  Date.UTC(year, month, day, hour, minute, second) - 8 * 3_600_000
const now = at(2026, 2, 14, 15, 30)

it('runs on a device in another zone', () => expect(new Date(now).getTimezoneOffset()).not.toBe(-480))

it.each<[when: string, number, en: string, zh: string]>([
  ['ahead of a wrong clock', at(2026, 2, 14, 15, 31), 'just now', '刚刚'],
  ['this moment', now, 'just now', '刚刚'],
  ['59 seconds', at(2026, 2, 14, 15, 29, 1), 'just now', '刚刚'],
  ['a minute', at(2026, 2, 14, 15, 29, 0), '1 min ago', '1分钟前'],
  ['59 minutes 59', at(2026, 2, 14, 14, 30, 1), '59 min ago', '59分钟前'],
  ['an hour', at(2026, 2, 14, 14, 30), '1 hour ago', '1小时前'],
  ['this midnight', at(2026, 2, 14, 0, 0), '15 hours ago', '15小时前'],
  ['a second before midnight', at(2026, 2, 13, 23, 59, 59), 'yesterday', '昨天'],
  ['the start of yesterday', at(2026, 2, 13), 'yesterday', '昨天'],
  ['the end of the day before', at(2026, 2, 12, 23, 59, 59), '2 days ago', '前天'],
  ['the start of the day before', at(2026, 2, 12), '2 days ago', '前天'],
  ['three days', at(2026, 2, 11, 23, 59), 'Mar 11', '03-11'],
  ['the first of this year', at(2026, 0, 1), 'Jan 1', '01-01'],
  ['the last of another year', at(2025, 11, 31, 23, 59), 'Dec 31, 2025', '2025-12-31'],
])('formats the age of %s', (_, date, en, zh) => {
  expect(timeAgo(date, now)).toBe(en)
  document.documentElement.lang = 'zh-CN'
  expect(timeAgo(new Date(date).toISOString(), now)).toBe(zh)
})

describe('at the edges of days and years', () => {
  it('counts minutes across midnight', () => {
    expect(timeAgo(at(2026, 2, 13, 23, 50), at(2026, 2, 14, 0, 20))).toBe('30 min ago')
  })
  it('says yesterday across the year', () => {
    expect(timeAgo(at(2025, 11, 31, 20), at(2026, 0, 1, 9))).toBe('yesterday')
    expect(timeAgo(at(2025, 11, 30, 20), at(2026, 0, 1, 9))).toBe('2 days ago')
  })
  it('returns nothing for an invalid date', () => {
    expect(timeAgo('soon', now)).toBe('')
    expect(dateTime('soon', now)).toBe('')
  })
})

it('shows a day with its year only where it is another year', () => {
  expect(calendarDate(at(2026, 4, 1), now)).toBe('May 1')
  expect(calendarDate(at(2027, 4, 1), now)).toBe('May 1, 2027')
  expect(dateTime(at(2026, 4, 1, 9, 5), now)).toBe('May 1, 09:05')
})
