import { expect, it } from 'vitest'
import { cueAt, startOf } from './cues.model'

const cues = [1.8, 5, 9.5].map((start) => ({ start, end: start + 2, text: String(start) }))

it.each([
  [0, -1],
  [1.8, 0],
  [4.9, 0],
  [5, 1],
  [60, 2],
])('at %d s the sentence %d is heard', (seconds, index) => expect(cueAt(cues, seconds)).toBe(index))

it('has no sentence without any', () => expect(cueAt([], 3)).toBe(-1))

it.each([
  ['t=95', 95],
  ['t=0', 0],
  ['t=-1', undefined],
  ['t=soon', undefined],
  ['', undefined],
])('starts for ?%s at %s', (query, seconds) => expect(startOf(new URLSearchParams(query))).toBe(seconds))
