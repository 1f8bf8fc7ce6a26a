import { expect, it } from 'vitest'
import { leftUntil } from './countdown.model'

const at = '2026-11-22T12:00:00Z'

it.each([
  ['2026-11-20T10:30:00Z', { days: 2, hours: 1, minutes: 30 }],
  ['2026-11-22T11:59:30Z', { days: 0, hours: 0, minutes: 1 }],
  ['2026-11-21T12:00:00Z', { days: 1, hours: 0, minutes: 0 }],
  ['2026-11-22T12:00:00Z', null],
  ['2026-11-23T12:00:00Z', null],
])('from %s', (now, left) => expect(leftUntil(at, Date.parse(now))).toEqual(left))
