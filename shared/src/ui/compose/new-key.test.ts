import { afterEach, expect, it, vi } from 'vitest'
import { newKey } from './new-key'

const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

it('is a UUID', () => expect(newKey()).toMatch(uuid4))

it('is a UUID where the page is not served securely', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  expect(newKey()).toMatch(uuid4)
  expect(newKey()).not.toBe(newKey())
})
