import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { releaseOf } from '../../testing/signing'
import { createCrashes, liftQuarantine, QUARANTINE_MS, quarantineOf } from './crashes'

const NEW = releaseOf('media', '2.0.0-bbb')
const OLD = releaseOf('media', '1.0.0-aaa')
const START = 1_000_000

function crashesOf({ good = false, fallback = true } = {}) {
  const crash = createCrashes({ wasGood: () => good, hasFallback: () => fallback })
  return (release = NEW) =>
    [...crash(release)].map(([id, { quarantined }]) => `${id} ${quarantined ? 'is quarantined' : 'is left'}`)
}

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => void vi.useRealTimers())

describe('a page that throws', () => {
  it('replaces a release that was never good here at once, if there is a fallback', () => {
    expect(crashesOf()()).toEqual([`${NEW.id} is left`])
  })

  it.each([
    ['the release was good on this device before', { good: true }],
    ['there is none', { fallback: false }],
  ])('only shows a panel where %s', (_, how) => expect(crashesOf(how)()).toEqual([]))

  it('replaces each release at its own first crash, once', () => {
    const crash = crashesOf()
    expect([crash(NEW), crash(OLD)]).toEqual([[`${NEW.id} is left`], [`${OLD.id} is left`]])
    const again = crashesOf()
    expect([again(), again()]).toEqual([[`${NEW.id} is left`], []])
  })

  it('quarantines the release at the third time in a minute', () => {
    const crash = crashesOf({ good: true })
    expect([crash(), crash(), crash()]).toEqual([[], [], [`${NEW.id} is quarantined`]])
  })

  it('does not, if a minute passes in between', () => {
    const crash = crashesOf({ good: true })
    crash()
    crash()
    vi.setSystemTime(START + 60_001)
    expect(crash()).toEqual([])
  })

  it('quarantines all releases of the remote that threw', () => {
    const crash = crashesOf()
    crash(NEW)
    crash(OLD)
    expect(crash(OLD)).toEqual([`${NEW.id} is quarantined`, `${OLD.id} is quarantined`])
  })

  it('only shows a panel for an override', () => {
    const crash = crashesOf()
    const tried = { ...NEW, why: 'override' as const }
    expect([crash(tried), crash(tried), crash(tried), crash(tried)].flat()).toEqual([])
  })

  it('is remembered over a reload, until the user retries', () => {
    const crash = crashesOf({ good: true })
    crash()
    crash()
    crash()
    expect([...quarantineOf('media')]).toEqual([[NEW.id, { until: START + QUARANTINE_MS, quarantined: true }]])
    expect(quarantineOf('community').size).toBe(0)
    liftQuarantine('media')
    expect(quarantineOf('media').size).toBe(0)
  })
})
