import { codes } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import { expect, it } from 'vitest'
import { countdownOf, fieldError, isCaptcha, isPhone, phoneDigits } from './captcha.model'

it.each([
  ['13800000001', '13800000001'],
  ['138 0000 0001', '13800000001'],
  ['+86 138-0000-0001', '13800000001'],
  ['86138000000', '86138000000'],
  ['138000000012', '13800000001'],
  ['abc', ''],
])('reads %j as %j', (typed, digits) => expect(phoneDigits(typed)).toBe(digits))

it.each([
  ['13800000001', true],
  ['12800000001', false],
  ['1380000000', false],
  ['', false],
])('%j is a phone number: %s', (text, is) => expect(isPhone(text)).toBe(is))

it.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['a123456', false],
  ['12345a', false],
])('%j is a captcha: %s', (text, is) => expect(isCaptcha(text)).toBe(is))

it.each<[why: string, failure: Failure | null, at: string | undefined, words: RegExp]>([
  ['a wrong captcha', { code: codes.captchaWrong, msg: '' }, 'proof', /not right/],
  ['a spent captcha', { code: codes.captchaSpent, msg: '' }, 'proof', /no longer valid/],
  ['wrong credentials', { code: codes.credentialsWrong, msg: '' }, 'proof', /password is not right/],
  ['a taken phone', { code: codes.phoneTaken, msg: '' }, 'phone', /another account/],
  ['too many, by its code', { code: codes.tooMany, msg: '' }, 'proof', /later/],
  ['too many, for seconds', { status: 429, msg: '', retryAfter: 42 }, 'proof', /in 42 s/],
  ['too many, for minutes', { status: 429, msg: '', retryAfter: 1500 }, 'proof', /in 25 min/],
  ['too many, for hours', { status: 429, msg: '', retryAfter: 80_000 }, 'proof', /in 23 h/],
  ['too many, for who knows how long', { status: 429, msg: '' }, 'proof', /later/],
])('%s is shown next to its field', (_, failure, at, words) => {
  expect(fieldError(failure)?.at).toBe(at)
  expect(fieldError(failure)?.words).toMatch(words)
})

it.each<[what: string, failure: Failure | null]>([
  ['no failure', null],
  ['a broken network', { kind: 'network', msg: '' }],
  ['a busy server', { status: 503, msg: '' }],
])('%s shows nothing next to a field', (_, failure) => expect(fieldError(failure)).toBeNull())

it('counts a short wait down, but not a long one', () => {
  expect(countdownOf({ status: 429, msg: '', retryAfter: 42 })).toBe(42)
  expect(countdownOf({ status: 429, msg: '', retryAfter: 1500 })).toBe(false)
  expect(countdownOf(null)).toBe(false)
})
