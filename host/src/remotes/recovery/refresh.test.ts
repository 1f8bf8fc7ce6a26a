import type { RegistryDocument, SignedText } from '@plaza/shared/remotes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { running } from '../../running.store'
import { telemetry } from '../../telemetry/telemetry'
import { createPlan } from '../plan'
import { forged, keys, registry, signed } from '../testing/signing'
import { visitorWith } from '../testing/visitor'
import { serverNow, setServerTime } from '../visitor'
import { createRefresh } from './refresh'

const of = (serial: number, more: Partial<RegistryDocument> = {}) => ({ ...registry(serial, {}), ...more })
const DATE = 'Sat, 21 Nov 2026 08:00:00 GMT'

function standOf(answer: () => Promise<Response> | Response, own: SignedText | null = signed(of(5))) {
  const plan = createPlan(() => visitorWith({ region: '', offered: {} }))
  if (own) plan.choose({ document: JSON.parse(own.text), signed: own, source: 'page' })
  const fetched = vi.fn((_: string, { signal }: RequestInit) =>
    Promise.race([
      Promise.resolve(answer()),
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    ]),
  )
  vi.stubGlobal('fetch', fetched)
  const answered = vi.fn()
  const told = telemetry.events().length
  const refused = () =>
    telemetry
      .events()
      .slice(told)
      .filter(({ name }) => name === 'registry-refused').length
  const refresh = createRefresh({ plan, keys }, answered)
  return { refresh, fetched, answered, refused, serial: () => plan.held()?.document.serial }
}
const answer = (one: unknown) => () => new Response(JSON.stringify(one), { headers: { date: DATE } })
const settle = async <T>(work: Promise<T>) => {
  await vi.advanceTimersByTimeAsync(5000)
  return work
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] }))
afterEach(() => {
  localStorage.clear()
  running.setState({ checkedAt: null })
  setServerTime(Date.now())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a fetch of the registry', () => {
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

  it('sets the server’s time, and reports the fetch', async () => {
    const stand = standOf(answer(signed(of(5))))
    const asking = stand.refresh()
    expect(stand.refresh.isAsking()).toBe(true)
    await settle(asking)
    expect(Math.abs(serverNow() - Date.parse(DATE))).toBeLessThan(10_000)
    expect(running.getState().checkedAt).not.toBeNull()
    expect(stand.answered).toHaveBeenCalledTimes(1)
    expect(stand.refresh.isAsking()).toBe(false)
  })

  it('stores a newer document on the device', async () => {
    await settle(standOf(answer(signed(of(6)))).refresh())
    expect(localStorage.getItem('plaza.registry')).toContain('serial')
  })

  it.each<[what: string, () => Promise<Response> | Response]>([
    ['an error', () => new Response('', { status: 500 })],
    ['an error page', () => new Response('<!doctype html>')],
    ['nothing within four seconds', () => new Promise(() => {})],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that fails with %s changes nothing and is reported', async (_, broken) => {
    const stand = standOf(broken)
    expect(await settle(stand.refresh())).toBe(false)
    expect(stand.serial()).toBe(5)
    expect(stand.refused()).toBe(1)
    expect(stand.refresh.isAsking()).toBe(false)
  })

  it('is shared by concurrent callers', async () => {
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

  it('is repeated for a user if the previous one hangs', async () => {
    let hangs = true
    const stand = standOf(() => (hangs ? new Promise(() => {}) : answer(signed(of(6)))()))
    void stand.refresh()
    await vi.advanceTimersByTimeAsync(600)
    hangs = false
    expect(await stand.refresh({ urgent: true })).toBe(true)
    expect(stand.fetched).toHaveBeenCalledTimes(2)
    expect(stand.refused()).toBe(0)
  })
})
