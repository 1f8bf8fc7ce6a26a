import { MINUTE_MS } from '@plaza/shared/format'
import { expect, it } from 'vitest'
import { createPauses } from './pauses'

const release = { remote: 'media', id: '1.0.0-a', integrity: 'sha384-a' }
const other = { ...release, id: '2.0.0-b' }

function pausesAt() {
  let at = 0
  const pauses = createPauses({ mostMs: 30_000, slowMs: 300 }, () => at)
  return {
    pauses,
    passMs(ms: number) {
      at += ms
    },
  }
}

it('a page is paused by its third failure, and no other page', () => {
  const { pauses, passMs } = pausesAt()
  for (const paused of [false, false, true]) {
    pauses.fail(release, 'home')
    expect(pauses.isPaused(release, 'home')).toBe(paused)
  }
  expect([pauses.isPaused(release, 'parks'), pauses.isPaused(other, 'home')]).toEqual([false, false])
  expect(pauses.list()).toEqual([{ remote: 'media', release: '1.0.0-a', route: 'home', until: MINUTE_MS }])
  passMs(MINUTE_MS)
  expect(pauses.isPaused(release, 'home')).toBe(false)
})

it('a release is paused by its twelfth failure', () => {
  const { pauses } = pausesAt()
  for (let n = 0; n < 11; n++) pauses.fail(release, null)
  expect(pauses.isPaused(release, 'home')).toBe(false)
  pauses.fail(release, null)
  expect([pauses.isPaused(release, 'home'), pauses.isPaused(other, 'home')]).toEqual([true, false])
})

it('a release is paused where its slow renders use more CPU time than its share', () => {
  const { pauses } = pausesAt()
  expect(pauses.charge(release, 29_000)).toBe(false)
  expect(pauses.chargedMs('media 1.0.0-a sha384-a')).toBe(29_000)
  expect(pauses.isPaused(release, 'home')).toBe(false)
  expect(pauses.charge(release, 2_000)).toBe(true)
  expect([pauses.isPaused(release, 'home'), pauses.isPaused(other, 'home')]).toEqual([true, false])
})
