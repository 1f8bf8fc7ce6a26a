import { describe, expect, it } from 'vitest'
import { weeksOf, weekWith } from './month.model'

describe('the weeks of a month', () => {
  it.each<[month: string, weeks: number, first: string, last: string]>([
    ['2026-11', 6, '2026-10-26', '2026-12-06'],
    ['2026-02', 5, '2026-01-26', '2026-03-01'],
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2028-02', 5, '2028-01-31', '2028-03-05'],
  ])('%s has %i, from %s to %s', (month, count, first, last) => {
    const weeks = weeksOf(month)
    expect(weeks).toHaveLength(count)
    expect(weeks[0]?.[0]?.date).toBe(first)
    expect(weeks.at(-1)?.at(-1)?.date).toBe(last)
    expect(
      weeks
        .flat()
        .filter((day) => day.inMonth)
        .map((day) => day.number),
    ).toEqual(Array.from({ length: weeks.flat().filter((day) => day.inMonth).length }, (_, i) => i + 1))
  })
})

it('finds the week of a day, or the first week for a day in another month', () => {
  const weeks = weeksOf('2026-11')
  expect(weekWith(weeks, '2026-11-21')[0]?.date).toBe('2026-11-16')
  expect(weekWith(weeks, '2026-12-24')[0]?.date).toBe('2026-10-26')
})
