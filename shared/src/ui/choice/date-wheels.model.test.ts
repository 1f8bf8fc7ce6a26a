import { expect, it } from 'vitest'
import { dateWheels } from './date-wheels.model'

const ends = (values: readonly string[][]) => values.map((wheel) => `${wheel[0]}..${wheel.at(-1)}`)

it.each<[what: string, moment: string, min: string, max: string, expected: string, wheels: string[]]>([
  [
    'goes over whole months',
    '2026-06-15',
    '2020-03-10',
    '2030-11-20',
    '2026-06-15',
    ['2020..2030', '01..12', '01..30'],
  ],
  ['knows a leap year', '2024-02-31', '2020-01-01', '2030-12-31', '2024-02-29', ['2020..2030', '01..12', '01..29']],
  [
    'begins with the first day',
    '2019-01-01',
    '2020-03-10',
    '2030-11-20',
    '2020-03-10',
    ['2020..2030', '03..12', '10..31'],
  ],
  [
    'ends with the last day',
    '2030-11-30',
    '2020-03-10',
    '2030-11-20',
    '2030-11-20',
    ['2020..2030', '01..11', '01..20'],
  ],
  [
    'goes on to minutes',
    '2026-11-23T08:10',
    '2026-11-23T08:30',
    '2026-12-01T00:00',
    '2026-11-23T08:30',
    ['2026..2026', '11..12', '23..30', '08..23', '30..59'],
  ],
])('%s', (_, moment, min, max, expected, wheels) => {
  const { moment: fitted, values } = dateWheels(moment, min, max)
  expect(fitted).toBe(expected)
  expect(ends(values)).toEqual(wheels)
})
