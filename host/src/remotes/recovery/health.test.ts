import type { HostApi } from '@plaza/shared/host'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlan } from '../plan'
import { offerTrackedGlobals } from '../resources/tracked-globals'
import { createSlot } from '../slot'
import { registry, releaseOf, signed } from '../testing/signing'
import { visitorWith } from '../testing/visitor'
import { createHealth, HEALTHY_MS } from './health'
import { goodId } from './memory/last-good'

const OLD = releaseOf('media', '1.0.0-aaa')
const Page = () => null
const registered = registry(1, { media: [OLD.id] })
const held = { document: registered, signed: signed(registered), source: 'page' } as const

/** A page of the running release of a remote, with or without a fallback. */
async function standOf({ hasFallback = false } = {}) {
  const [failed, skip, published] = [vi.fn(), vi.fn(), vi.fn()]
  const slot = createSlot('media', {
    plan: { wanted: () => OLD, isRevoked: () => false, current: (one) => one },
    host: () => ({}) as HostApi,
    load: async () => ({ setup: () => {}, pages: { home: async () => ({ default: Page }) } }),
    onLoaded: () => {},
    recover: async () => ({ state: 'ready', Page }),
    onSwapped: () => {},
  })
  const plan = createPlan(() => visitorWith({ region: '', offered: {} }))
  plan.choose(held)
  const health = createHealth(
    { plan, slotOf: () => slot, live: { publish: published, reconcile: vi.fn() }, failed, skip },
    { hasFallback: () => hasFallback },
  )
  await slot.load('home')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { slot, health, failed, skip, published }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

describe('a rendered page', () => {
  it('makes its release good after ten seconds', async () => {
    const { slot, health } = await standOf()
    health.rendered(slot, performance.now())
    health.rendered(slot, performance.now())
    vi.advanceTimersByTime(HEALTHY_MS - 1)
    expect(goodId('media')).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(goodId('media')).toBe(OLD.id)
  })

  it('does not if it throws before, until it renders again', async () => {
    const { slot, health, failed } = await standOf()
    health.rendered(slot, performance.now())
    vi.advanceTimersByTime(HEALTHY_MS - 1)
    expect(await health.crashed(slot, 'home', new Error('x'))).toBe(false)
    vi.advanceTimersByTime(HEALTHY_MS)
    expect(goodId('media')).toBeUndefined()
    expect(failed).toHaveBeenCalledWith(slot, OLD.id, 'page-threw', 'Error: x')
    health.rendered(slot, performance.now())
    vi.advanceTimersByTime(HEALTHY_MS)
    expect(goodId('media')).toBe(OLD.id)
  })
})

it('that threw before this chunk had loaded makes no release good', async () => {
  const { slot, health } = await standOf()
  const drawnAt = performance.now()
  await health.crashed(slot, 'home', new Error('x'))
  health.rendered(slot, drawnAt)
  vi.advanceTimersByTime(HEALTHY_MS)
  expect(goodId('media')).toBeUndefined()
})

describe('a page that throws', () => {
  it('is replaced by a fallback if its release was never good', async () => {
    const { slot, health, skip } = await standOf({ hasFallback: true })
    expect(await health.crashed(slot, 'home', new Error('x'))).toBe(true)
    expect(skip.mock.calls.map(([to, id, { quarantined }]) => [to, id, quarantined])).toEqual([[slot, OLD.id, false]])
  })

  it('belongs to no release if none runs', async () => {
    const { slot, health, failed } = await standOf()
    slot.endIdle(new Set())
    const idle = createSlot('other', {} as never)
    expect(await health.crashed(idle, 'home', new Error('x'))).toBe(false)
    expect(failed).not.toHaveBeenCalled()
  })
})

describe('a release without kept pages', () => {
  it('ends once effects are cleaned up', async () => {
    const { slot, health } = await standOf()
    const end = vi.spyOn(slot, 'endIdle')
    health.sweep([{ instanceId: 1 }])
    health.sweep([{ instanceId: 2 }])
    vi.advanceTimersByTime(999)
    expect(end).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(end.mock.calls).toEqual([[new Set([2])]])
  })

  it('removes its styles, and none of another release', async () => {
    // The HTML names a path; the code of a release, the whole address.
    const links = [`${OLD.base}a.css?retry=1`, `${location.origin}${OLD.base}b.css`, '/remotes/media/2.0.0-bbb/a.css']
    window.document.head.innerHTML = links.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
    const { slot, health } = await standOf()
    vi.spyOn(slot, 'endIdle').mockReturnValue([OLD])
    health.sweep([])
    vi.advanceTimersByTime(1000)
    const left = [...window.document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    window.document.head.innerHTML = ''
    expect(left).toEqual(links.slice(2))
  })

  it('has what it left behind freed and counted, and its code dropped', async () => {
    const page = globalThis as unknown as Record<string, unknown>
    const { global: name } = OLD.document
    offerTrackedGlobals()
    globalThis.plazaGlobals?.(name).setInterval(() => undefined, 1000)
    page[`rspackChunk${name}`] = []
    const { slot, health, published } = await standOf()
    vi.spyOn(slot, 'endIdle').mockReturnValue([OLD])
    health.sweep([])
    vi.advanceTimersByTime(1000)
    expect(slot.left()).toMatchObject([{ release: OLD.id, counts: { timer: 1 } }])
    expect(published).toHaveBeenCalled()
    expect(page[`rspackChunk${name}`]).toBeUndefined()
  })
})
