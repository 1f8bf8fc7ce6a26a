import { expect, it } from 'vitest'
import { createAllowance } from './allowance'

it('gives each address its share of a minute', () => {
  let now = 0
  const allowance = createAllowance(() => now)
  expect(allowance.take('a', 'failures', 15)).toBe(15)
  expect(allowance.take('a', 'failures', 15)).toBe(5)
  expect(allowance.take('a', 'failures', 1)).toBe(0)
  expect(allowance.take('a', 'loads', 1)).toBe(1)
  expect(allowance.take('b', 'failures', 1)).toBe(1)
  now = 60_000
  expect(allowance.take('a', 'failures', 30)).toBe(20)
})

it('keeps no more addresses than it can', () => {
  const allowance = createAllowance(() => 0)
  for (let address = 0; address < 50_000; address++) allowance.take(String(address), 'beacons', 1)
  expect(allowance.take('late', 'loads', 20)).toBe(20)
  expect(allowance.take('later', 'loads', 20)).toBe(0)
})
