import { codes } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { lengthError, weakError } from './password.model'

it.each([
  ['seven characters', 'a'.repeat(7), /least 8/],
  ['seven characters of two units', '🌊'.repeat(7), /least 8/],
  ['more than 128 characters', 'a'.repeat(129), /most 128/],
])('refuses %s', (_, password, words) => expect(lengthError(password)).toMatch(words))

it.each([
  ['eight characters', '潮水潮水潮水潮水'],
  ['128 characters of two units', '🌊'.repeat(128)],
])('accepts %s', (_, password) => expect(lengthError(password)).toBeNull())

it('says of a weak password what to do, and nothing of another refusal', () => {
  expect(weakError({ code: codes.passwordWeak, msg: '' })).toMatch(/easy to guess/)
  expect(weakError({ code: codes.credentialsWrong, msg: '' })).toBeNull()
  expect(weakError(null)).toBeNull()
})
