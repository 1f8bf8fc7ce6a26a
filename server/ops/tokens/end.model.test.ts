import { DAY_MS } from '@plaza/shared/format'
import { expect, it } from 'vitest'
import { endOf, endsSoon } from './end.model'

const now = Date.parse('2026-11-28T08:00:00Z')
const at = (days: number) => ({ endsAt: now + days * DAY_MS })

it.each([
  [{ endsAt: null }, 'watch', 'no end: replace it', false],
  [at(0), 'bad', /^ended on /, false],
  [at(0.5), 'watch', /^in a day, on /, true],
  [at(14), 'watch', /^in 14 days, on /, true],
  [at(15), 'none', /^\S/, false],
])('%j is %s', (token, tone, words, soon) => {
  expect(endOf(token, now)).toEqual({ tone, words: typeof words === 'string' ? words : expect.stringMatching(words) })
  expect(endsSoon(token, now)).toBe(soon)
})
