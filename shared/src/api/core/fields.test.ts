import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { text } from './fields'

describe('a text that a user types', () => {
  it.each([
    ['  早上好\n', '早上好'],
    ['a\u202eb', 'ab'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['\u200b。', '\u200b。'],
  ])('%j is %j', (typed, stored) => expect(v.parse(text(10), typed)).toBe(stored))

  it.each([
    '',
    ' \n',
    '\u202e',
    '\u200b\u200d',
    '\u3164',
    '\u00ad\u2060',
    '\u2800',
    '\u0000a',
    '\ud800',
    '长'.repeat(11),
  ])('%j is refused', (typed) => expect(v.is(text(10), typed)).toBe(false))

  it('is counted in characters, and may be empty where it is optional', () => {
    expect(v.is(text(2), '😀😀')).toBe(true)
    expect(v.is(text(9, 3), '😀😀')).toBe(false)
    expect(v.parse(text(9, 0), ' \u202e')).toBe('')
  })
})
