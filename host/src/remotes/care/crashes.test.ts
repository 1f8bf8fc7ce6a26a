import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { releaseOf } from '../testing/signing'
import { createCrashes, liftResting, QUARANTINE_MS, restingOf } from './crashes'

const NEW = releaseOf('media', '2.0.0-bbb')
const OLD = releaseOf('media', '1.0.0-aaa')
const START = 1_000_000

function crashesOf({ good = false, standIn = true } = {}) {
  const crash = createCrashes({ wasGood: () => good, hasStandIn: () => standIn })
  return (release = NEW) => [...crash(release)].map(([id, { resting }]) => `${id} ${resting ? 'rests' : 'is left'}`)
}

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => void vi.useRealTimers())

describe('a page that throws', () => {
  it('costs a release that was never good here its place at once, where another stands in', () => {
    expect(crashesOf()()).toEqual([`${NEW.id} is left`])
  })

  it.each([
    ['the release was good on this device before', { good: true }],
    ['nothing can stand in', { standIn: false }],
  ])('is only shown a panel where %s', (_, how) => expect(crashesOf(how)()).toEqual([]))

  it('lets the release rest at the third time in a minute', () => {
    const crash = crashesOf({ good: true })
    expect([crash(), crash(), crash()]).toEqual([[], [], [`${NEW.id} rests`]])
  })

  it('does not, where a minute passes between', () => {
    const crash = crashesOf({ good: true })
    crash()
    crash()
    vi.setSystemTime(START + 60_001)
    expect(crash()).toEqual([])
  })

  it('lets all releases of the remote rest that threw', () => {
    const crash = crashesOf()
    crash(NEW)
    crash(OLD)
    expect(crash(OLD)).toEqual([`${NEW.id} rests`, `${OLD.id} rests`])
  })

  it('costs a version that somebody tries nothing but a panel', () => {
    const crash = crashesOf()
    const tried = { ...NEW, why: 'override' as const }
    expect([crash(tried), crash(tried), crash(tried), crash(tried)].flat()).toEqual([])
  })

  it('is remembered over a reload, until the person asks again', () => {
    const crash = crashesOf({ good: true })
    crash()
    crash()
    crash()
    expect([...restingOf('media')]).toEqual([[NEW.id, { until: START + QUARANTINE_MS, resting: true }]])
    expect(restingOf('community').size).toBe(0)
    liftResting('media')
    expect(restingOf('media').size).toBe(0)
  })
})
