import { expect, it } from 'vitest'
import { toField } from './moment-widget'
import { clockField } from './widgets'

it.each([
  ['2026-11-28T02:30:00.000Z', '2026-11-28T10:30'],
  ['edition-91 11:00', ''],
  ['week-1 friday 15:00', ''],
  ['edition-371 10:00', ''],
  [undefined, ''],
])('the time %j stands in its field as %j', (value, shown) => expect(toField(value)).toBe(shown))

it.each([
  ['6:00', '06:00'],
  ['20:00', '20:00'],
  [undefined, ''],
])('the time of day %j stands in its field as %j', (value, shown) => expect(clockField(value)).toBe(shown))
