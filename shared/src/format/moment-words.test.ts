import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { comingMoment, dateName, dayText, momentText, monthText, spanText, weekday, weekdayNames } from './moment-words'
import { timeOfDay } from './moments'

// The device's time zone must not matter.
beforeEach(() => vi.stubEnv('TZ', 'America/Los_Angeles'))
afterEach(() => vi.unstubAllEnvs())

const now = Date.parse('2026-11-21T00:00:00Z')

it.each<[what: string, language: string, starts: string, ends: string, text: string]>([
  ['a morning', 'en', '2026-11-21T01:00:00Z', '2026-11-21T03:30:00Z', 'Sat 21 Nov, 09:00–11:30'],
  ['a morning', 'zh-CN', '2026-11-21T01:00:00Z', '2026-11-21T03:30:00Z', '11月21日 周六 09:00–11:30'],
  ['a night', 'zh-CN', '2026-11-21T14:00:00Z', '2026-11-21T18:00:00Z', '11月21日 周六 22:00–次日 02:00'],
  ['a weekend', 'zh-CN', '2026-11-21T01:00:00Z', '2026-11-23T03:00:00Z', '11月21日 周六 09:00 – 11月23日 周一 11:00'],
  ['midnight', 'zh-CN', '2026-11-21T16:00:00Z', '2026-11-21T17:00:00Z', '11月22日 周日 00:00–01:00'],
])('writes %s in %s', (_, language, starts, ends, text) => {
  document.documentElement.lang = language
  expect(spanText(starts, ends, now).replace('Sat,', 'Sat')).toBe(text)
})

it('writes the year only if it differs', () => {
  document.documentElement.lang = 'zh-CN'
  expect(dayText(Date.parse('2027-01-02T00:00:00Z'), now)).toBe('2027年1月2日 周六')
  expect(monthText('2026-11')).toBe('2026年11月')
})

it.each<[what: string, () => string, en: string, zh: string]>([
  ['a time of the day', () => timeOfDay('2026-11-21T16:05:00Z'), '00:05', '00:05'],
  ['a weekday', () => weekday('2026-11-21T16:00:00Z'), 'Sun', '周日'],
  ['what is still to come', () => comingMoment('2026-11-23T01:00:00Z'), 'Mon, Nov 23, 09:00', '11月23日周一 09:00'],
  ['a moment', () => momentText('2026-11-21T16:05:00Z'), '22 Nov 00:05', '11月22日 00:05'],
  ['a date', () => dateName('2026-11-21'), 'Saturday 21 November', '11月21日星期六'],
  ['the days of the week', () => weekdayNames().join(), 'Mon,Tue,Wed,Thu,Fri,Sat,Sun', '一,二,三,四,五,六,日'],
])('writes %s', (_, text, en, zh) => {
  expect(text()).toBe(en)
  document.documentElement.lang = 'zh-CN'
  expect(text()).toBe(zh)
})
