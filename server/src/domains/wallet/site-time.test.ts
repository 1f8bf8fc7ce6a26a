import { expect, it } from 'vitest'
import { siteMonth, spanOfMonth, startOfSiteDay } from './site-time'

/** Half past midnight on the first of December at the site, still November in UTC. */
const moment = Date.parse('2026-11-30T16:30:00Z')

it('a day begins at midnight of the site, wherever the server is', () => {
  expect(startOfSiteDay(moment).toISOString()).toBe('2026-11-30T16:00:00.000Z')
  expect(startOfSiteDay(moment - 3_600_000).toISOString()).toBe('2026-11-29T16:00:00.000Z')
})

it('a month goes from midnight of its first day to that of the next month', () => {
  expect(siteMonth(moment)).toBe('2026-12')
  const { from, to } = spanOfMonth('2026-12')
  expect([from, to].map((date) => date.toISOString())).toEqual(['2026-11-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z'])
})
