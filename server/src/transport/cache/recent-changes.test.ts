import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChanges } from './changes'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

it('returns the last change of each tag', () => {
  const changes = createChanges()
  changes.note('a', 'b')
  later(5)
  changes.note('b')
  expect([changes.lastOf('a'), changes.lastOf('b'), changes.lastOf('c'), changes.lastOf(undefined)]).toEqual([
    ...[1_000_000, 1_000_005, 0, 0],
  ])
})

it('forgets the oldest changes among very many, and none of the last thousands', () => {
  const changes = createChanges()
  changes.note('old')
  for (let tag = 0; tag < 10_000; tag++) changes.note(`tag ${tag}`)
  expect([changes.lastOf('old'), changes.lastOf('tag 0'), changes.lastOf('tag 9999')]).toEqual([
    ...[0, 1_000_000, 1_000_000],
  ])
})

it('keeps old ones while they are few', () => {
  const changes = createChanges()
  changes.note('old')
  later(60_000)
  changes.note('new')
  expect(changes.lastOf('old')).toBe(1_000_000)
})
