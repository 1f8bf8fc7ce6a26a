import type { HostApi } from '@plaza/shared/host'
import type { RemoteModule } from '@plaza/shared/remotes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Trouble } from '../loading/attempt'
import { createLoader } from '../loading/loader'
import { runOf } from '../loading/seat'
import type { Wanted } from '../plan'
import type { Release } from '../release'
import { releaseOf } from '../testing/signing'
import { AWAY_MS, createBring } from './bring'

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

/** A loader whose releases answer as told; what they were asked for, and when, is noted. */
function standOf(answers: Record<string, Load>, { wanted = NEW as Wanted, standIns = [] as Release[] } = {}) {
  const asked: string[] = []
  const failed = vi.fn()
  const state = { wanted, standIns }
  const parts = {
    wanted: () => state.wanted,
    failed: (_: unknown, id: string, kind: string) => failed(`${id} ${kind}`),
    document: async () => null,
    hasStandIn: () => state.standIns.length > 0,
    standIns: () => state.standIns.map((one) => async () => one),
    leave: (seat: { away: Map<string, unknown> }, id: string, away: unknown) => void seat.away.set(id, away),
  }
  const bring = (...args: Parameters<ReturnType<typeof createBring>>) =>
    createBring({ ...parts, loader } as never)(...args)
  const taken = vi.fn()
  const loader = createLoader({
    host: () => ({}) as HostApi,
    wanted: parts.wanted,
    care: async () => ({ bring }) as never,
    load: (release, query) => {
      asked.push(`${release.id}${query}`)
      return (answers[release.id] ?? notFound)(query)
    },
    loaded: () => {},
    taken,
  })
  const runs = () => loader.seatOf('media').current?.release.id
  return { loader, asked, failed, taken, state, runs }
}

/** The outcome of a loading, and after how many ms it came. */
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
  it('is given, the module is set up once, and it is at hand afterwards', async () => {
    const loaded = module()
    const { loader, asked } = standOf({ [NEW.id]: async () => loaded })
    expect(loader.peek('media', 'home')).toBeUndefined()
    const { outcome } = await timed(loader.load('media', 'home'))
    expect(outcome).toEqual({ state: 'ready', Page, release: NEW.id })
    await loader.load('media', 'home')
    expect(loader.prepare('media', 'home', false)).toBeUndefined()
    expect(loaded.setup).toHaveBeenCalledTimes(1)
    expect(asked).toEqual([NEW.id])
  })

  it('shares one loading among those who ask at once', async () => {
    const { loader, asked } = standOf({ [NEW.id]: async () => module() })
    await timed(Promise.all([loader.load('media', 'home'), loader.load('media', 'home')]))
    expect(asked).toHaveLength(1)
  })

  it('is asked for under a fresh address after a failure', async () => {
    const { loader, asked } = standOf({ [NEW.id]: (query) => (query ? Promise.resolve(module()) : notFound()) })
    const { outcome } = await timed(loader.load('media', 'home'))
    expect(outcome?.state).toBe('ready')
    expect(asked).toEqual([NEW.id, `${NEW.id}?retry=1`])
  })

  it('is asked for under a fresh address where its own chunk failed', async () => {
    const load = (query: string) => Promise.resolve(query ? module() : module({ home: notFound }))
    const { loader, asked } = standOf({ [NEW.id]: load })
    expect((await timed(loader.load('media', 'home'))).outcome?.state).toBe('ready')
    expect(asked).toEqual([NEW.id, `${NEW.id}?retry=1`])
  })

  it.each<[what: string, load: Load, kind: string, tries: number, within: number]>([
    ['never answers', hang, 'slow', 2, 13_600],
    ['cannot be fetched', notFound, 'fetch', 3, 3500],
    ['throws while it starts', throws, 'start-threw', 2, 1000],
    ['has not got the page', async () => module({}), 'no-page', 1, 100],
    ['throws in its setup', async () => ({ ...module(), setup: raise }), 'start-threw', 2, 1000],
    ['is none', () => Promise.reject(new Trouble('no-container', 'x')), 'no-container', 2, 1000],
  ])('that %s costs a panel in time, and is told once', async (_, load, kind, tries, within) => {
    const { loader, asked, failed } = standOf({ [NEW.id]: load })
    const { outcome, ms } = await timed(loader.load('media', 'home'))
    expect(outcome?.state).toBe('failed')
    expect(ms).toBeLessThanOrEqual(within)
    expect(asked).toHaveLength(tries)
    expect(failed.mock.calls).toEqual([[`${NEW.id} ${kind}`]])
  })

  it('does not wait for a try that hangs when the person comes back', async () => {
    let load: Load = notFound
    const { loader } = standOf({ [NEW.id]: (query) => load(query) })
    await timed(loader.load('media', 'home'))
    load = hang
    void loader.load('media', 'home')
    await vi.advanceTimersByTimeAsync(3000)
    load = async () => module()
    const { outcome, ms } = await timed(loader.prepare('media', 'home', true), 1000)
    expect(outcome?.state).toBe('ready')
    expect(ms).toBeLessThan(100)
  })

  it('is not held against it: the next visit tries anew and recovers', async () => {
    let load: Load = notFound
    const { loader, asked } = standOf({ [NEW.id]: (query) => load(query) })
    expect((await timed(loader.load('media', 'home'))).outcome?.state).toBe('failed')
    load = async () => module()
    const { outcome, ms } = await timed(loader.load('media', 'home'))
    expect(outcome?.state).toBe('ready')
    expect(ms).toBeLessThan(100)
    expect(asked.at(-1)).toBe(`${NEW.id}?retry=3`)
  })
})

describe('what stands in', () => {
  it.each<[what: string, load: Load, within: number]>([
    ['cannot be fetched', notFound, 1000],
    ['never answers', hang, 8600],
    ['throws while it starts', throws, 1000],
  ])('is shown where the chosen release %s', async (_, load, within) => {
    const { loader, runs } = standOf({ [NEW.id]: load, [GOOD.id]: async () => module() }, { standIns: [GOOD, OLD] })
    const { outcome, ms } = await timed(loader.load('media', 'home'))
    expect(outcome).toMatchObject({ state: 'ready', release: GOOD.id })
    expect(ms).toBeLessThanOrEqual(within)
    expect(runs()).toBe(GOOD.id)
  })

  it('gives way to the next where it fails as well, all within its time', async () => {
    const stand = standOf(
      { [NEW.id]: hang, [GOOD.id]: notFound, [OLD.id]: async () => module() },
      { standIns: [GOOD, OLD] },
    )
    const { outcome, ms } = await timed(stand.loader.load('media', 'home'))
    expect(outcome).toMatchObject({ state: 'ready', release: OLD.id })
    expect(ms).toBeLessThanOrEqual(13_600)
    expect(stand.failed.mock.calls.flat()).toEqual([`${NEW.id} slow`, `${GOOD.id} fetch`])
  })

  it('costs no more than its time where nothing answers', async () => {
    const { loader } = standOf({ [NEW.id]: hang, [GOOD.id]: hang, [OLD.id]: hang }, { standIns: [GOOD, OLD] })
    const { outcome, ms } = await timed(loader.load('media', 'home'))
    expect(outcome?.state).toBe('failed')
    expect(ms).toBeLessThanOrEqual(13_600)
  })

  it('is passed over for the chosen one after a minute', async () => {
    let load: Load = notFound
    const { loader, runs } = standOf(
      { [NEW.id]: (query) => load(query), [GOOD.id]: async () => module() },
      { standIns: [GOOD] },
    )
    await timed(loader.load('media', 'home'))
    load = async () => module()
    loader.seatOf('media').turn = 'enter'
    await timed(loader.prepare('media', 'home', true), 1000)
    expect(runs()).toBe(GOOD.id)
    await vi.advanceTimersByTimeAsync(AWAY_MS)
    await timed(loader.prepare('media', 'home', true), 1000)
    expect(runs()).toBe(NEW.id)
  })

  it('never stands in for a version that somebody tries', async () => {
    const tried = releaseOf('media', '9.0.0-dev', { why: 'override' })
    const { loader, asked } = standOf({ [GOOD.id]: async () => module() }, { wanted: tried, standIns: [GOOD] })
    expect((await timed(loader.load('media', 'home'))).outcome?.state).toBe('failed')
    expect(asked.every((one) => one.startsWith(tried.id))).toBe(true)
  })
})

describe('a release that this host cannot run', () => {
  it('runs no code: its pages say what is missing', async () => {
    const { loader, asked, failed } = standOf({}, { wanted: { blocked: NEW.id, missing: ['player'] } })
    expect((await timed(loader.load('media', 'home'))).outcome).toEqual({ state: 'blocked', reason: 'player' })
    expect(asked).toEqual([])
    expect(failed).toHaveBeenCalledWith(`${NEW.id} blocked`)
  })

  it('is stood in for by the device’s last good one', async () => {
    const wanted = { blocked: NEW.id, missing: ['player'] as const }
    const { loader, runs } = standOf({ [GOOD.id]: async () => module() }, { wanted, standIns: [GOOD] })
    await timed(loader.load('media', 'home'))
    expect(runs()).toBe(GOOD.id)
  })
})

describe('a swap', () => {
  async function running(answers: Record<string, Load>) {
    const stand = standOf({ [OLD.id]: async () => module(), ...answers }, { wanted: OLD })
    await timed(stand.loader.load('media', 'home'))
    stand.state.wanted = NEW
    stand.loader.seatOf('media').turn = 'enter'
    stand.taken.mockClear()
    return stand
  }

  it('is made where the remote is entered from elsewhere', async () => {
    const { loader, runs, taken } = await running({ [NEW.id]: async () => module() })
    expect((await timed(loader.prepare('media', 'home', true))).outcome).toMatchObject({ release: NEW.id })
    expect(runs()).toBe(NEW.id)
    expect(taken).toHaveBeenCalledTimes(1)
  })

  it('is not made inside the remote', async () => {
    const { loader, runs } = await running({ [NEW.id]: async () => module() })
    expect(loader.prepare('media', 'home', false)).toBeUndefined()
    expect(runs()).toBe(OLD.id)
  })

  it('is made inside the remote for a page that the running release lacks', async () => {
    const { loader, runs } = await running({
      [NEW.id]: async () => module({ fresh: async () => ({ default: Page }) }),
    })
    await timed(loader.prepare('media', 'fresh', false))
    expect(runs()).toBe(NEW.id)
  })

  it('leaves what runs in place where the new code does not come, within four seconds', async () => {
    const { loader, runs, asked } = await running({ [NEW.id]: hang })
    const { outcome, ms } = await timed(loader.prepare('media', 'home', true))
    expect(outcome).toMatchObject({ state: 'ready', release: OLD.id })
    expect(ms).toBeLessThanOrEqual(4100)
    expect(runs()).toBe(OLD.id)
    asked.length = 0
    await timed(loader.prepare('media', 'home', true), 1000)
    expect(asked).toEqual([])
  })

  it('leaves nothing of a release that was taken back, whatever else there is', async () => {
    const { loader, runs } = await running({ [NEW.id]: notFound })
    loader.seatOf('media').turn = 'leave'
    expect((await timed(loader.prepare('media', 'home', false))).outcome?.state).toBe('failed')
    expect(runs()).toBeUndefined()
  })

  it('tells the pages of the two apart', async () => {
    const { loader } = await running({ [NEW.id]: async () => module() })
    const before = loader.edition('media')
    await timed(loader.prepare('media', 'home', true))
    expect(loader.edition('media')).not.toBe(before)
    expect(runOf(loader.seatOf('media'), OLD).edition).toBe(before)
  })
})

it('leaves a resting release alone until the person asks again', async () => {
  const { loader, asked } = standOf({ [NEW.id]: async () => module() })
  loader.seatOf('media').away.set(NEW.id, { until: Date.now() + 300_000, resting: true })
  expect((await timed(loader.load('media', 'home'))).outcome).toEqual({ state: 'resting', reason: 'media' })
  expect(asked).toEqual([])
})
