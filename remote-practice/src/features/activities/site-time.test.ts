import { siteDate } from '@plaza/shared/format'
import { expect, it } from 'vitest'
import { dayText, monthText, spanText } from './site-time'

const now = Date.parse('2026-11-21T00:00:00Z')

it('counts a day by the clock of the city', () => {
  expect(siteDate(Date.parse('2026-11-21T15:59:59Z'))).toBe('2026-11-21')
  expect(siteDate(Date.parse('2026-11-21T16:00:00Z'))).toBe('2026-11-22')
})

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

it('writes the year only where it is another one', () => {
  document.documentElement.lang = 'zh-CN'
  expect(dayText(Date.parse('2027-01-02T00:00:00Z'), now)).toBe('2027年1月2日 周六')
  expect(monthText('2026-11')).toBe('2026年11月')
})
