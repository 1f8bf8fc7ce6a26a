import { expect, it } from 'vitest'
import { dayName, withDays } from './days.model'

/** A moment in the site's time zone. */
const at = (year: number, month: number, day: number, hour: number) =>
  new Date(Date.UTC(year, month, day, hour - 8)).toISOString()
const now = Date.parse(at(2026, 10, 21, 9))

it.each([
  ['this morning', at(2026, 10, 21, 1), 'Today'],
  ['a moment ahead, by a clock that is wrong', at(2026, 10, 22, 1), 'Today'],
  ['late last evening', at(2026, 10, 20, 23), 'Yesterday'],
  ['two days ago', at(2026, 10, 19, 12), 'Nov 19 Thu'],
  ['last year', at(2025, 11, 31, 12), 'Dec 31, 2025 Wed'],
])('%s has its everyday name', (_, moment, name) => expect(dayName(moment, now)).toBe(name))

it('names the day only at its first entry', () => {
  const entries = [at(2026, 10, 21, 8), at(2026, 10, 21, 1), at(2026, 10, 20, 8)].map((viewed_at) => ({ viewed_at }))
  expect(withDays(entries, now).map(({ day }) => day)).toEqual(['Today', undefined, 'Yesterday'])
})
