import { expect, it } from 'vitest'
import type { RenderFailureKind } from '../../../transport/ports/rendering'
import { apart, faulty } from './faulty'

it.each<[kind: RenderFailureKind, code: string]>([
  ['threw', 'P801'],
  ['missing', 'P801'],
  ['wrong-hash', 'P801'],
  ['late', 'P802'],
  ['memory', 'P802'],
  ['gone', 'P802'],
  ['forged', 'P803'],
  ['too-big', 'P804'],
])('a page that is %s is a finding %s of its own words', (kind, code) => {
  const finding = faulty('parks', { kind })
  expect(finding.code).toBe(code)
  expect(finding.words).toMatch(/^parks: \w.+/)
})

it.each([
  ['TypeError: x is not a function\n    at draw', 'TypeError: x is not a function'],
  ['ReferenceError: localStorage is not defined\n    at draw', 'it reads localStorage while it is drawn'],
  ['Error: ReferenceError: window is not defined', 'Error: ReferenceError: window is not defined'],
])('says in one line why: %j', (detail, words) => {
  expect(faulty('parks', { kind: 'threw', detail })).toEqual({ code: 'P801', words: `parks: ${words}` })
})

it('says so where no process renders', () => expect(faulty('parks', undefined).code).toBe('P808'))

it('shows what is around the first difference of two drawings', () => {
  const drawn = (time: string) => `${'a'.repeat(40)}<time>${time}</time>${'b'.repeat(60)}`
  expect(apart('parks', [drawn('10:41'), drawn('10:52')])).toEqual({
    code: 'P805',
    words: `parks: once "${'a'.repeat(21)}<time>10:41</time>${'b'.repeat(21)}", once "${'a'.repeat(21)}<time>10:52</time>${'b'.repeat(21)}"`,
  })
})

it('shows the beginning where that differs already', () => {
  expect(apart('parks', ['1<p>', '2<p>']).words).toBe('parks: once "1<p>", once "2<p>"')
})
