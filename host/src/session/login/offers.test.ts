import { beforeEach, expect, it } from 'vitest'
import { offers } from './offers'

const [one, other] = ['offered-token-aaaaaaaaaaaaaa', 'offered-token-aaaaaaaaaaaaab']
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('recognizes an exchanged token without storing it', () => {
  expect(offers.isTraded(one)).toBe(false)
  offers.traded(one)
  expect([offers.isTraded(one), offers.isTraded(other)]).toEqual([true, false])
  expect(JSON.stringify(localStorage)).not.toContain('offered')
})

it('skips a refused token for thirty seconds', () => {
  offers.refused(one, 1000)
  expect([offers.isRefused(one, 30_999), offers.isRefused(one, 31_000)]).toEqual([true, false])
  expect(offers.isRefused(other, 1000)).toBe(false)
})

it('does not ask again in this visit about any of those that the person declined', () => {
  offers.declined(one)
  offers.declined(other)
  expect([offers.isRefused(one), offers.isRefused(other)]).toEqual([true, true])
})
