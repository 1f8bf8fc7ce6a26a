import { expect, it } from 'vitest'
import { siteDate } from './site-clock'

it.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('%s is %s at the site', (moment, date) => expect(siteDate(Date.parse(moment))).toBe(date))
