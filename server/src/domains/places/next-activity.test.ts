import { momentOf } from '@plaza/shared/format'
import { expect, it } from 'vitest'
import { nextOccurrence } from './next-activity'

const clinic = { weekdays: [2], startMinute: 510, endMinute: 630 }

it.each([
  ['a day before', '2026-11-24T20:00', '2026-11-25T08:30'],
  ['while it is on', '2026-11-25T10:29', '2026-11-25T08:30'],
  ['after it, a week later', '2026-11-25T10:30', '2026-12-02T08:30'],
])('%s', (_, now, starts) => expect(nextOccurrence(clinic, momentOf(now))?.starts).toBe(momentOf(starts)))

it('nothing without a weekday', () => expect(nextOccurrence({ ...clinic, weekdays: [] }, Date.now())).toBeNull())
