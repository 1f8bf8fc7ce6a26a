import type { RegistryDocument, Signed } from '@plaza/shared/remotes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Held } from '../plan'
import { forged, keys, registry, signed } from '../testing/signing'
import { createCatchUp, createRefresh, keepFresh } from './refresh'

const of = (serial: number, more: Partial<RegistryDocument> = {}) => ({ ...registry(serial, {}), ...more })
const DATE = 'Sat, 21 Nov 2026 08:00:00 GMT'

function standOf(answer: () => Promise<Response> | Response, own: Signed | null = signed(of(5))) {
  const state = { held: own && ({ document: JSON.parse(own.text), signed: own, source: 'page' } as Held) }
  const fetched = vi.fn((_: string, { signal }: RequestInit) =>
    Promise.race([
      Promise.resolve(answer()),
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    ]),
  )
  vi.stubGlobal('fetch', fetched)
  const [asked, asking, refused] = [vi.fn(), vi.fn(), vi.fn()]
  const accept = (held: Held) => {
    state.held = held
  }
  const refresh = createRefresh({ keys, held: () => state.held, accept, asked, asking, refused })
  return { refresh, fetched, asked, asking, refused, serial: () => state.held?.document.serial }
}
const answer = (one: unknown) => () => new Response(JSON.stringify(one), { headers: { date: DATE } })
const settle = async <T>(work: Promise<T>) => {
  await vi.advanceTimersByTimeAsync(5000)
  return work
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a look at the registry', () => {
  it.each<[when: string, answered: unknown, serial: number]>([
    ['a newer document', signed(of(6)), 6],
    ['the same document', signed(of(5)), 5],
    ['an older document, as somebody replays it', signed(of(4)), 5],
    ['an older document that takes back what is held', signed(of(2, { replaces: 5 })), 2],
    ['a newer document that somebody else signed', forged(of(6)), 5],
    ['a document of a kind that we cannot read', signed({ schema: 2, serial: 9 }), 5],
    ['something that is no document', { text: 1 }, 5],
  ])('that answers %s', async (_, answered, serial) => {
    const stand = standOf(answer(answered))
    expect(await settle(stand.refresh())).toBe(serial !== 5)
    expect(stand.serial()).toBe(serial)
  })

  it('tells the time of the server, and that it asked', async () => {
    const stand = standOf(answer(signed(of(5))))
    await settle(stand.refresh())
    expect(stand.asked).toHaveBeenCalledWith(Date.parse(DATE))
    expect(stand.asking.mock.calls).toEqual([[true], [false]])
  })

  it.each<[what: string, () => Promise<Response> | Response]>([
    ['an error', () => new Response('', { status: 500 })],
    ['an error page', () => new Response('<!doctype html>')],
    ['nothing within four seconds', () => new Promise(() => {})],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that meets %s changes nothing and is told', async (_, broken) => {
    const stand = standOf(broken)
    expect(await settle(stand.refresh())).toBe(false)
    expect(stand.serial()).toBe(5)
    expect(stand.refused).toHaveBeenCalledTimes(1)
    expect(stand.refresh.isAsking()).toBe(false)
  })

  it('is one for all who ask meanwhile', async () => {
    const stand = standOf(answer(signed(of(6))))
    await settle(Promise.all([stand.refresh(), stand.refresh()]))
    expect(stand.fetched).toHaveBeenCalledTimes(1)
  })

  it('waits until two seconds after the last answer', async () => {
    const stand = standOf(answer(signed(of(6))))
    await stand.refresh()
    const second = stand.refresh()
    void stand.refresh()
    await vi.advanceTimersByTimeAsync(1900)
    expect(stand.fetched).toHaveBeenCalledTimes(1)
    expect(stand.refresh.isAsking()).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    await second
    expect(stand.fetched).toHaveBeenCalledTimes(2)
  })

  it('is begun anew for a person where the one before hangs', async () => {
    let hangs = true
    const stand = standOf(() => (hangs ? new Promise(() => {}) : answer(signed(of(6)))()))
    void stand.refresh()
    await vi.advanceTimersByTimeAsync(600)
    hangs = false
    expect(await stand.refresh({ urgent: true })).toBe(true)
    expect(stand.fetched).toHaveBeenCalledTimes(2)
    expect(stand.refused).not.toHaveBeenCalled()
  })
})

describe('a serial that an answer named', () => {
  it('is looked for until it is held, with pauses that grow', async () => {
    let held = 5
    const refresh = vi.fn(async () => {})
    const catchUp = createCatchUp(refresh, () => held)
    void catchUp(6)
    void catchUp(7)
    const looked = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return refresh.mock.calls.length
    }
    expect(await looked(0)).toBe(1)
    expect(await looked(2000)).toBe(2)
    expect(await looked(3900)).toBe(2)
    held = 6
    expect(await looked(200), 'the newest that was named counts').toBe(3)
    held = 7
    expect(await looked(60_000)).toBe(3)
    void catchUp(7)
    expect(await looked(0)).toBe(3)
  })

  it('is left alone after a minute, until it is named again', async () => {
    const refresh = vi.fn(async () => {})
    const catchUp = createCatchUp(refresh, () => 5)
    void catchUp(6)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(refresh).toHaveBeenCalledTimes(6)
    void catchUp(6)
    expect(refresh).toHaveBeenCalledTimes(7)
  })
})

it('is repeated when the page is seen again, when the network returns, and every five minutes', async () => {
  const refresh = vi.fn()
  keepFresh(refresh)
  const times = (act: () => unknown) => {
    refresh.mockClear()
    act()
    return refresh.mock.calls.length
  }
  expect(times(() => document.dispatchEvent(new Event('visibilitychange')))).toBe(1)
  expect(times(() => dispatchEvent(new Event('online')))).toBe(1)
  expect(times(() => vi.advanceTimersByTime(300_000))).toBe(1)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(times(() => document.dispatchEvent(new Event('visibilitychange')))).toBe(0)
  expect(times(() => vi.advanceTimersByTime(300_000))).toBe(0)
  vi.restoreAllMocks()
})
