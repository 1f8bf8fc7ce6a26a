import type { HostApi } from '@plaza/shared/host'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WantedRelease } from './plan'
import type { ReleasePreference } from './release-preference'
import type { Skip } from './skips'
import { createSlot } from './slot'
import { releaseOf } from './testing/signing'

const [NEW, OLD] = [releaseOf('media', '2.0.0-bbb'), releaseOf('media', '1.0.0-aaa')]
const later = Date.now() + 60_000

/** A slot whose releases all load once `chunk` resolves. */
function standOf({ wanted = OLD as WantedRelease, chunk = Promise.resolve(), revoked = '' } = {}) {
  const state = { wanted, revoked }
  const asked: string[] = []
  const swapped = vi.fn()
  const recover = vi.fn(async () => ({ state: 'failed', reason: '' }) as const)
  const slot = createSlot('media', {
    plan: { wanted: () => state.wanted, isRevoked: (_, id) => id === state.revoked, current: (one) => one },
    host: () => ({}) as HostApi,
    load: async ({ id }, query) => {
      asked.push(id + query)
      return { setup: () => {}, pages: { home: () => chunk.then(() => ({ default: () => null })) } }
    },
    onLoaded: () => {},
    recover,
    onSwapped: swapped,
  })
  const load = async () => {
    const loading = slot.load('home')
    await vi.advanceTimersByTimeAsync(0)
    await loading
  }
  return { slot, asked, recover, swapped, state, load, runs: () => slot.running()?.release.id }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('what a navigation is due', () => {
  it.each<
    [when: string, state: { wanted?: WantedRelease; revoked?: string }, skips: [string, Skip][], due: ReleasePreference]
  >([
    ['what runs is what is chosen', {}, [], 'running'],
    ['another is chosen', { wanted: NEW }, [], 'chosen'],
    [
      'another is chosen that failed a moment ago',
      { wanted: NEW },
      [[NEW.id, { until: later, quarantined: false }]],
      'running',
    ],
    ['another is chosen whose document is not here', { wanted: null }, [], 'running'],
    ['what runs was taken back', { revoked: OLD.id }, [], 'other'],
    ['the remote was switched off', { wanted: 'off' }, [], 'other'],
    ['what runs threw too often', {}, [[OLD.id, { until: later, quarantined: true }]], 'other'],
    ['what runs threw too often, long ago', {}, [[OLD.id, { until: 1, quarantined: true }]], 'running'],
  ])('when %s', async (_, state, skips, due) => {
    const stand = standOf()
    await stand.load()
    Object.assign(stand.state, state)
    for (const skip of skips) stand.slot.skip(...skip)
    expect(stand.slot.due()).toBe(due)
  })

  it('when nothing runs', () => expect(standOf({ wanted: NEW }).slot.due()).toBe('running'))
})

describe('a page', () => {
  it('reports once that another release runs', async () => {
    const stand = standOf()
    await stand.load()
    await stand.load()
    expect([stand.runs(), stand.swapped.mock.calls.length]).toEqual([OLD.id, 1])
  })

  it('is left to recovery after a failure, with the reason', async () => {
    const stand = standOf({ wanted: null })
    await stand.load()
    expect(stand.recover).toHaveBeenCalledWith({ slot: stand.slot, page: 'home', prefer: 'running', first: null })
    expect(stand.slot.problem()).toEqual({ state: 'failed', reason: '' })
  })

  it('fails if recovery cannot be loaded', async () => {
    const stand = standOf({ wanted: null })
    stand.recover.mockRejectedValue(new Error('no network'))
    await stand.load()
    expect(stand.slot.problem()).toEqual({ state: 'failed', reason: 'Error: no network' })
  })
})

it('loads the files again and forgets all skips when the user retries', async () => {
  const stand = standOf()
  await stand.load()
  stand.slot.skip(NEW.id, { until: later, quarantined: true })
  const retrying = stand.slot.retry('home')
  await vi.advanceTimersByTimeAsync(0)
  expect((await retrying).state).toBe('ready')
  expect(stand.asked).toEqual([OLD.id, `${OLD.id}?retry=1`])
  expect(stand.slot.isQuarantined()).toBe(false)
})

it('keeps the newest five errors', () => {
  const { slot } = standOf()
  for (let n = 1; n <= 7; n++) slot.failed(OLD.id, 'fetch', String(n))
  expect(slot.errors().map(({ message }) => message)).toEqual(['7', '6', '5', '4', '3'])
})

describe('a release without pages', () => {
  it('ends once none of its pages is kept', async () => {
    const stand = standOf()
    await stand.load()
    const before = stand.slot.running()
    stand.state.wanted = NEW
    const swap = stand.slot.attempt(NEW, 'home')
    stand.slot.run(swap, await swap.work)
    stand.slot.endIdle(new Set([before?.instanceId ?? 0]))
    expect(before?.isSetUp()).toBe(true)
    expect(stand.slot.endIdle(new Set())).toEqual([OLD])
    expect(before?.isSetUp()).toBe(false)
    expect([stand.runs(), stand.slot.running()?.isSetUp()]).toEqual([NEW.id, true])
  })

  it('is not one that is still loading', async () => {
    let arrive = () => {}
    const chunk = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const stand = standOf({ chunk })
    const loading = stand.slot.load('home')
    await vi.advanceTimersByTimeAsync(0)
    stand.slot.endIdle(new Set())
    arrive()
    expect((await loading).state).toBe('ready')
    expect(stand.slot.running()?.isSetUp()).toBe(true)
  })

  it('is also the running one of a remote that was switched off', async () => {
    const stand = standOf()
    await stand.load()
    stand.state.wanted = 'off'
    stand.slot.endIdle(new Set())
    expect(stand.slot.running()).toBeNull()
  })
})
