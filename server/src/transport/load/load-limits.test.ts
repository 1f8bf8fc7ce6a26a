import { expect, it } from 'vitest'
import { createLoadLimits } from './load-limits'

it('lets an address have so many requests in flight, and no more until one ends', () => {
  const limits = createLoadLimits(() => 0)
  const ends = Array.from({ length: 64 }, () => limits.begin('203.0.113.9', '/api/x'))
  expect(ends.every(Boolean)).toBe(true)
  expect(limits.begin('203.0.113.9', '/api/x')).toBeNull()
  expect(limits.begin('203.0.113.10', '/api/x')).not.toBeNull()
  ends[0]?.()
  expect(limits.begin('203.0.113.9', '/api/x')).not.toBeNull()
})

it('lets an address ask much at once and less for long; pages weigh more', () => {
  let now = 0
  const limits = createLoadLimits(() => now)
  const taken = (times: number, path: string) =>
    Array.from({ length: times }, () => {
      const end = limits.begin('203.0.113.9', path)
      end?.()
      return end !== null
    }).filter(Boolean).length
  expect(taken(5_000, '/index')).toBe(400)
  now = 1_000
  expect(taken(5_000, '/posts/1')).toBe(40)
  now = 2_000
  expect(taken(5_000, '/api/v1/x')).toBe(200)
  now = 3_600_000
  expect(taken(5_000, '/media/pictures/x.webp')).toBe(2_000)
})
