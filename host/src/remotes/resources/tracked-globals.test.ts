import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createResourceTable } from './resource-table'
import { createTrackedGlobals, freeResources, offerTrackedGlobals } from './tracked-globals'

let resources: ReturnType<typeof createResourceTable>
let own: ReturnType<typeof createTrackedGlobals>
beforeEach(() => {
  resources = createResourceTable()
  own = createTrackedGlobals(resources)
})
afterEach(() => void resources.freeAll())

const left = () => resources.counts()
const settled = () => new Promise((resolve) => globalThis.setTimeout(resolve, 20))

describe('a timer', () => {
  it('counts until it has run', async () => {
    const ran = vi.fn()
    own.setTimeout(ran, 0, 'later')
    expect(left()).toEqual({ timer: 1 })
    await settled()
    expect([ran.mock.calls, left()]).toEqual([[['later']], {}])
  })

  it('counts until it is cancelled', async () => {
    const ran = vi.fn()
    const ids = [own.setTimeout(ran, 0), own.setInterval(ran, 1)]
    const frame = own.requestAnimationFrame(ran)
    expect(left()).toEqual({ timer: 3 })
    own.clearTimeout(ids[0])
    own.clearInterval(ids[1])
    own.cancelAnimationFrame(frame)
    await settled()
    expect([ran.mock.calls, left()]).toEqual([[], {}])
  })

  it('is not taken for a frame of the same id', () => {
    const [timers, frames] = [1, 2].map(() => createTrackedGlobals(resources))
    vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => undefined)
    const id = timers?.setTimeout(() => undefined, 1000) as unknown as number
    frames?.cancelAnimationFrame(id)
    expect(left()).toEqual({ timer: 1 })
    vi.restoreAllMocks()
  })

  it('runs no more after it was freed', async () => {
    const ran = vi.fn()
    own.setInterval(ran, 1)
    own.setTimeout(ran, 1)
    own.requestAnimationFrame(ran)
    expect(resources.freeAll()).toEqual({ timer: 3 })
    await settled()
    expect([ran.mock.calls, left()]).toEqual([[], {}])
  })
})

it('is stopped at once if a release starts it after its end', async () => {
  const ran = vi.fn()
  resources.freeAll()
  own.setTimeout(ran, 0)
  own.setInterval(ran, 1)
  own.addEventListener('tide', ran)
  new own.MutationObserver(ran).observe(document.body, { childList: true })
  window.dispatchEvent(new Event('tide'))
  document.body.append('x')
  await settled()
  document.body.textContent = ''
  expect([ran.mock.calls, left()]).toEqual([[], {}])
})

describe('a listener', () => {
  const fire = (target: EventTarget) => target.dispatchEvent(new Event('tide'))

  it.each([
    ['window', () => [own.addEventListener, own.removeEventListener, window] as const],
    ['document', () => [own.document.addEventListener, own.document.removeEventListener, document] as const],
  ])('of the %s counts until it is removed, and hears nothing after it was freed', (_, of) => {
    const [add, remove, target] = of()
    const [heard, removed] = [vi.fn(), vi.fn()]
    add('tide', heard)
    add('tide', heard)
    add('tide', removed, true)
    remove('tide', removed)
    expect(left()).toEqual({ listener: 2 })
    remove('tide', removed, { capture: true })
    fire(target)
    expect([heard.mock.calls.length, removed.mock.calls.length, resources.freeAll()]).toEqual([1, 0, { listener: 1 }])
    fire(target)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is heard without options, too', () => {
    const heard = vi.fn()
    own.addEventListener('tide', heard, null as never)
    fire(window)
    own.removeEventListener('tide', heard)
    expect([heard.mock.calls.length, left()]).toEqual([1, {}])
  })

  it('counts no more once it was called, or its signal was aborted', () => {
    const ending = new AbortController()
    own.addEventListener('tide', () => undefined, { once: true })
    own.addEventListener('ebb', () => undefined, { signal: ending.signal })
    own.addEventListener('flood', () => undefined, { signal: AbortSignal.abort() })
    expect(left()).toEqual({ listener: 2 })
    fire(window)
    ending.abort()
    expect(left()).toEqual({})
  })
})

it('counts an observer while it observes, and stops it', async () => {
  const seen = vi.fn()
  const observers = [new own.MutationObserver(seen), new own.MutationObserver(seen)]
  expect(left()).toEqual({})
  for (const observer of observers) observer.observe(document.body, { childList: true })
  observers[0]?.disconnect()
  expect(resources.freeAll()).toEqual({ observer: 1 })
  document.body.append('x')
  await settled()
  document.body.textContent = ''
  expect(seen).not.toHaveBeenCalled()
})

it('counts a connection until it is closed', () => {
  const channel = new own.BroadcastChannel('tide')
  new own.BroadcastChannel('ebb')
  channel.close()
  expect(resources.freeAll()).toEqual({ connection: 1 })
})

it('counts an element while it is in the document, and removes it', () => {
  const [layer, loose] = [own.document.createElement('div'), own.document.createElement('div')]
  document.body.append(layer)
  expect(resources.freeAll()).toEqual({ element: 1 })
  expect([layer.isConnected, loose.isConnected]).toEqual([false, false])
})

it('is apart for each build, and free for the next start of one', () => {
  offerTrackedGlobals()
  const [first, second] = ['plaza_media_a', 'plaza_media_b'].map((name) => globalThis.plazaGlobals?.(name))
  first?.setInterval(() => undefined, 1000)
  second?.addEventListener('tide', () => undefined)
  expect(['plaza_media_a', 'plaza_media_b', 'plaza_media_a', 'unknown'].map(freeResources)).toEqual([
    { timer: 1 },
    { listener: 1 },
    {},
    {},
  ])
})
