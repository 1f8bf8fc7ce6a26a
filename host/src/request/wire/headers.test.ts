import { beforeEach, expect, it } from 'vitest'
import { dropCookie, writeCookie } from '../../storage/cookies'
import { local } from '../../storage/device-store'
import { deviceId, headersFor, requestId } from './headers'

beforeEach(() => {
  document.documentElement.lang = 'en'
  dropCookie('DeviceId')
  localStorage.clear()
})

it('carry the token or the word for a guest, and no device where none is stored', () => {
  expect(headersFor('token-a')).toMatchObject({ Authorization: 'token-a', 'Accept-Language': 'en' })
  expect(headersFor(null).Authorization).toBe('guest')
  expect(headersFor(null)).not.toHaveProperty('DeviceId')
})

it('take the device of the cookie before that of the storage', () => {
  local.write('device', 'stored-1')
  expect(headersFor(null).DeviceId).toBe('stored-1')
  writeCookie('DeviceId', 'cookie.1_2-3', 1)
  expect(headersFor(null).DeviceId).toBe('cookie.1_2-3')
})

it.each([
  ['a'.repeat(128), true],
  ['a'.repeat(129), false],
  ['two words', false],
  ['line\nbreak', false],
  ['', false],
])('name no device that could break a header: %j', (stored, isOne) => {
  local.write('device', stored)
  expect(deviceId()).toBe(isOne ? stored : null)
})

it('give each call an id of its own for the logs', () => {
  const ids = new Set(Array.from({ length: 20 }, requestId))
  expect(ids.size).toBe(20)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
})
