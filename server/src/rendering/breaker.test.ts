import { beforeEach, expect, it } from 'vitest'
import { createBreaker } from './breaker'

let now: number
let breaker: ReturnType<typeof createBreaker>
beforeEach(() => {
  now = 1_000_000
  breaker = createBreaker({ faults: 3, withinMs: 60_000, openMs: 30_000, now: () => now })
})
const fail = (times: number, name = 'media') => {
  for (let time = 0; time < times; time++) breaker.fail(name)
}

it('opens at the third failure, for that name alone, and closes after its time', () => {
  fail(2)
  expect(breaker.isOpen('media')).toBe(false)
  fail(1)
  expect([breaker.isOpen('media'), breaker.isOpen('community')]).toEqual([true, false])
  expect(breaker.opened()).toEqual([{ name: 'media', until: now + 30_000 }])
  now += 29_999
  expect(breaker.isOpen('media')).toBe(true)
  now += 1
  expect([breaker.isOpen('media'), breaker.opened()]).toEqual([false, []])
})

it('counts again once it was open', () => {
  fail(3)
  now += 30_000
  fail(2)
  expect(breaker.isOpen('media')).toBe(false)
  fail(1)
  expect(breaker.isOpen('media')).toBe(true)
})

it('forgets failures after their time', () => {
  fail(2)
  now += 60_000
  fail(2)
  expect(breaker.isOpen('media')).toBe(false)
  now += 59_999
  fail(1)
  expect(breaker.isOpen('media')).toBe(true)
})

it('opens at once where it is told to', () => {
  breaker.open('media')
  expect(breaker.isOpen('media')).toBe(true)
})

it('is open for a minute after three failures in a minute unless told otherwise', () => {
  breaker = createBreaker({ now: () => now })
  fail(2)
  now += 59_999
  fail(1)
  now += 59_999
  expect(breaker.isOpen('media')).toBe(true)
  now += 1
  expect(breaker.isOpen('media')).toBe(false)
})

it('forgets the names of long ago, among very many', () => {
  fail(2, 'old')
  breaker.open('open for long')
  for (let name = 0; name < 1_000; name++) {
    breaker.fail(`name ${name}`)
    breaker.open(`name ${name}`)
  }
  fail(1, 'old')
  expect([breaker.isOpen('old'), breaker.isOpen('open for long'), breaker.isOpen('name 0')]).toEqual([
    false,
    false,
    true,
  ])
})
