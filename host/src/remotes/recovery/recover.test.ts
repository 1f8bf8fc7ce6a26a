import type { HostApi } from '@plaza/shared/host'
import type { RemoteModule } from '@plaza/shared/remotes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadError } from '../loading/load-error'
import { isRelease, type WantedRelease } from '../plan'
import type { Release } from '../release'
import { createSlot } from '../slot'
import { releaseOf } from '../testing/signing'
import { CHOSEN, LAST_GOOD } from './decide'
import { recover, SKIP_MS } from './recover'

const [NEW, GOOD, OLD] = ['3.0.0-ccc', '2.0.0-bbb', '1.0.0-aaa'].map((id) => releaseOf('media', id)) as [
  Release,
  Release,
  Release,
]
const Page = () => null
const module = (pages: RemoteModule['pages'] = { home: async () => ({ default: Page }) }): RemoteModule => ({
  setup: vi.fn(),
  pages,
})
const hang = () => new Promise<never>(() => {})
const notFound = () => Promise.reject(Object.assign(new Error('404'), { request: '/x.js', type: 'error' }))
const throws = () => Promise.reject(new Error('it throws'))

const raise = (): never => {
  throw new Error('its setup throws')
}

type Load = (query: string) => Promise<RemoteModule>

/** A slot whose releases answer as given; records what was requested and when. */
function standOf(answers: Record<string, Load>, { wanted = NEW as WantedRelease, fallbacks = [] as Release[] } = {}) {
  const asked: string[] = []
  const [failed, swapped] = [vi.fn(), vi.fn()]
  const state = { wanted, revoked: '' }
  const plan = {
    wanted: () => state.wanted,
    isRevoked: (_: string, id: string) => state.revoked === id,
    current: (one: Release) => one,
  }
  const sources = {
    async from(_: string, source: string) {
      if (source === CHOSEN) return isRelease(state.wanted) ? state.wanted : null
      return (source === LAST_GOOD ? fallbacks[0] : fallbacks.find(({ id }) => id === source)) ?? null
    },
    fallbacks: () => fallbacks.slice(1).map(({ id }) => id),
    hasFallback: () => fallbacks.length > 0,
  }
  const slot = createSlot('media', {
    plan,
    onSwapped: swapped,
    host: () => ({}) as HostApi,
    load: (release, query) => {
      asked.push(`${release.id}${query}`)
      return (answers[release.id] ?? notFound)(query)
    },
    onLoaded: () => {},
    recover: (request) =>
      recover(
        request,
        {
          plan,
          failed: (_, id, kind) => failed(`${id} ${kind}`),
          skip: (to, id, skip) => to.skip(id, skip),
        },
        sources,
      ),
  })
  return { slot, asked, failed, swapped, state, runs: () => slot.running()?.release.id }
}

/** The result of loading, and after how many milliseconds it came. */
async function timed<T>(work: Promise<T> | undefined, ms = 20_000) {
  const start = performance.now()
  let end = Number.POSITIVE_INFINITY
  const done = work?.finally(() => {
    end = performance.now()
  })
  await vi.advanceTimersByTimeAsync(ms)
  return { outcome: await done, ms: end - start }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a page of the chosen release', () => {
  it('loads, sets the module up once, and is loaded afterwards', async () => {
    const loaded = module()
    const { slot, asked } = standOf({ [NEW.id]: async () => loaded })
    expect(slot.peek('home')).toBeUndefined()
    const { outcome } = await timed(slot.load('home'))
    expect(outcome).toEqual({ state: 'ready', Page, release: NEW.id })
    await slot.load('home')
    expect(slot.prepare('home', false)).toBeUndefined()
    expect(loaded.setup).toHaveBeenCalledTimes(1)
    expect(asked).toEqual([NEW.id])
  })

  it('shares one load among concurrent callers', async () => {
    const { slot, asked } = standOf({ [NEW.id]: async () => module() })
    await timed(Promise.all([slot.load('home'), slot.load('home')]))
    expect(asked).toHaveLength(1)
  })

  it('is requested with a new query after a failure', async () => {
    const { slot, asked } = standOf({ [NEW.id]: (query) => (query ? Promise.resolve(module()) : notFound()) })
    const { outcome } = await timed(slot.load('home'))
    expect(outcome?.state).toBe('ready')
    expect(asked).toEqual([NEW.id, `${NEW.id}?retry=1`])
  })

  it('is requested with a new query if its own chunk failed', async () => {
    const load = (query: string) => Promise.resolve(query ? module() : module({ home: notFound }))
    const { slot, asked } = standOf({ [NEW.id]: load })
    expect((await timed(slot.load('home'))).outcome?.state).toBe('ready')
    expect(asked).toEqual([NEW.id, `${NEW.id}?retry=1`])
  })

  it.each<[what: string, load: Load, kind: string, tries: number, within: number]>([
    ['never answers', hang, 'slow', 2, 13_600],
    ['cannot be fetched', notFound, 'fetch', 3, 3500],
    ['throws while it starts', throws, 'start-threw', 2, 1000],
    ['has not got the page', async () => module({}), 'no-page', 1, 100],
    ['throws in its setup', async () => ({ ...module(), setup: raise }), 'start-threw', 2, 1000],
    ['is none', () => Promise.reject(new LoadError('no-container', 'x')), 'no-container', 2, 1000],
  ])('that %s shows a panel in time, and is reported once', async (_, load, kind, tries, within) => {
    const { slot, asked, failed } = standOf({ [NEW.id]: load })
    const { outcome, ms } = await timed(slot.load('home'))
    expect(outcome?.state).toBe('failed')
    expect(ms).toBeLessThanOrEqual(within)
    expect(asked).toHaveLength(tries)
    expect(failed.mock.calls).toEqual([[`${NEW.id} ${kind}`]])
  })

  it('does not wait for a hanging attempt when the user comes back', async () => {
    let load: Load = notFound
    const { slot } = standOf({ [NEW.id]: (query) => load(query) })
    await timed(slot.load('home'))
    load = hang
    void slot.load('home')
    await vi.advanceTimersByTimeAsync(3000)
    load = async () => module()
    const { outcome, ms } = await timed(slot.prepare('home', true), 1000)
    expect(outcome?.state).toBe('ready')
    expect(ms).toBeLessThan(100)
  })

  it('is not remembered: the next visit tries again and recovers', async () => {
    let load: Load = notFound
    const { slot, asked } = standOf({ [NEW.id]: (query) => load(query) })
    expect((await timed(slot.load('home'))).outcome?.state).toBe('failed')
    load = async () => module()
    const { outcome, ms } = await timed(slot.load('home'))
    expect(outcome?.state).toBe('ready')
    expect(ms).toBeLessThan(100)
    expect(asked.at(-1)).toBe(`${NEW.id}?retry=3`)
  })
})

describe('a fallback', () => {
  it.each<[what: string, load: Load, within: number]>([
    ['cannot be fetched', notFound, 1000],
    ['never answers', hang, 8600],
    ['throws while it starts', throws, 1000],
  ])('runs where the chosen release %s', async (_, load, within) => {
    const { slot, runs } = standOf({ [NEW.id]: load, [GOOD.id]: async () => module() }, { fallbacks: [GOOD, OLD] })
    const { outcome, ms } = await timed(slot.load('home'))
    expect(outcome).toMatchObject({ state: 'ready', release: GOOD.id })
    expect(ms).toBeLessThanOrEqual(within)
    expect(runs()).toBe(GOOD.id)
  })

  it('is replaced by the next one if it fails too, within the time limit', async () => {
    const stand = standOf(
      { [NEW.id]: hang, [GOOD.id]: notFound, [OLD.id]: async () => module() },
      { fallbacks: [GOOD, OLD] },
    )
    const { outcome, ms } = await timed(stand.slot.load('home'))
    expect(outcome).toMatchObject({ state: 'ready', release: OLD.id })
    expect(ms).toBeLessThanOrEqual(13_600)
    expect(stand.failed.mock.calls.flat()).toEqual([`${NEW.id} slow`, `${GOOD.id} fetch`])
  })

  it('keeps the time limit if nothing answers', async () => {
    const { slot } = standOf({ [NEW.id]: hang, [GOOD.id]: hang, [OLD.id]: hang }, { fallbacks: [GOOD, OLD] })
    const { outcome, ms } = await timed(slot.load('home'))
    expect(outcome?.state).toBe('failed')
    expect(ms).toBeLessThanOrEqual(13_600)
  })

  it('is replaced by the chosen one after a minute', async () => {
    let load: Load = notFound
    const { slot, runs } = standOf(
      { [NEW.id]: (query) => load(query), [GOOD.id]: async () => module() },
      { fallbacks: [GOOD] },
    )
    await timed(slot.load('home'))
    load = async () => module()
    await timed(slot.prepare('home', true), 1000)
    expect(runs()).toBe(GOOD.id)
    await vi.advanceTimersByTimeAsync(SKIP_MS)
    await timed(slot.prepare('home', true), 1000)
    expect(runs()).toBe(NEW.id)
  })

  it('never replaces an override', async () => {
    const tried = releaseOf('media', '9.0.0-dev', { why: 'override' })
    const { slot, asked } = standOf({ [GOOD.id]: async () => module() }, { wanted: tried, fallbacks: [GOOD] })
    expect((await timed(slot.load('home'))).outcome?.state).toBe('failed')
    expect(new Set(asked.map((one) => one.slice(0, tried.id.length)))).toEqual(new Set([tried.id]))
  })
})

describe('a release that this host cannot run', () => {
  it('runs no code: its pages show what is missing', async () => {
    const { slot, asked, failed } = standOf({}, { wanted: { blocked: NEW.id, missing: ['player'] } })
    expect((await timed(slot.load('home'))).outcome).toEqual({ state: 'blocked', reason: 'player' })
    expect(asked).toEqual([])
    expect(failed).toHaveBeenCalledWith(`${NEW.id} blocked`)
  })

  it('is replaced by the device’s last good one', async () => {
    const wanted = { blocked: NEW.id, missing: ['player'] as const }
    const { slot, runs } = standOf({ [GOOD.id]: async () => module() }, { wanted, fallbacks: [GOOD] })
    await timed(slot.load('home'))
    expect(runs()).toBe(GOOD.id)
  })
})

describe('a swap', () => {
  async function running(answers: Record<string, Load>) {
    const stand = standOf({ [OLD.id]: async () => module(), ...answers }, { wanted: OLD })
    await timed(stand.slot.load('home'))
    stand.state.wanted = NEW
    stand.swapped.mockClear()
    return stand
  }

  it('happens when the remote is entered from another one', async () => {
    const { slot, runs, swapped } = await running({ [NEW.id]: async () => module() })
    expect((await timed(slot.prepare('home', true))).outcome).toMatchObject({ release: NEW.id })
    expect(runs()).toBe(NEW.id)
    expect(swapped).toHaveBeenCalledTimes(1)
  })

  it('does not happen inside the remote', async () => {
    const { slot, runs } = await running({ [NEW.id]: async () => module() })
    expect(slot.prepare('home', false)).toBeUndefined()
    expect(runs()).toBe(OLD.id)
  })

  it('happens inside the remote for a page that the running release lacks', async () => {
    const { slot, runs } = await running({
      [NEW.id]: async () => module({ fresh: async () => ({ default: Page }) }),
    })
    await timed(slot.prepare('fresh', false))
    expect(runs()).toBe(NEW.id)
  })

  it('keeps the running release if the new code does not arrive within four seconds', async () => {
    const { slot, runs, asked } = await running({ [NEW.id]: hang })
    const { outcome, ms } = await timed(slot.prepare('home', true))
    expect(outcome).toMatchObject({ state: 'ready', release: OLD.id })
    expect(ms).toBeLessThanOrEqual(4100)
    expect(runs()).toBe(OLD.id)
    asked.length = 0
    await timed(slot.prepare('home', true), 1000)
    expect(asked).toEqual([])
  })

  it('removes a revoked release completely, whatever else there is', async () => {
    const { slot, runs, state } = await running({ [NEW.id]: notFound })
    state.revoked = OLD.id
    expect((await timed(slot.prepare('home', false))).outcome?.state).toBe('failed')
    expect(runs()).toBeUndefined()
  })

  it('distinguishes the pages of the two', async () => {
    const { slot, state } = await running({ [NEW.id]: async () => module() })
    const before = slot.running()?.instanceId
    await timed(slot.prepare('home', true))
    expect(slot.running()?.instanceId).not.toBe(before)
    state.wanted = OLD
    await timed(slot.prepare('home', true))
    expect(slot.running()?.instanceId).toBe(before)
  })
})

it('does not run a quarantined release until the user retries', async () => {
  const { slot, asked } = standOf({ [NEW.id]: async () => module() })
  slot.skip(NEW.id, { until: Date.now() + 300_000, quarantined: true })
  expect((await timed(slot.load('home'))).outcome).toEqual({ state: 'quarantined', reason: 'media' })
  expect(asked).toEqual([])
  expect((await timed(slot.retry('home'))).outcome?.state).toBe('ready')
})
