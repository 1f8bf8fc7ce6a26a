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

describe('an object of the page', () => {
  class Target extends EventTarget {}
  const connection = new Target()
  const handlers = new Map<string, unknown>()
  class MediaSession {
    get [Symbol.toStringTag]() {
      return 'MediaSession'
    }
    setActionHandler(action: string, handler: unknown) {
      handlers.set(action, handler)
    }
  }
  class Geolocation {
    watched = new Set<number>()
    get [Symbol.toStringTag]() {
      return 'Geolocation'
    }
    watchPosition() {
      this.watched.add(7)
      return 7
    }
    clearWatch(id: number) {
      this.watched.delete(id)
    }
  }
  const geolocation = new Geolocation()
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new Target(), { media, addListener() {}, removeListener() {} }),
    )
    vi.stubGlobal('visualViewport', Object.assign(new Target(), { onresize: null, width: 390 }))
    const { userAgent } = navigator
    class Navigator {
      get [Symbol.toStringTag]() {
        return 'Navigator'
      }
    }
    const stubbed = { userAgent, connection, mediaSession: new MediaSession(), geolocation, vibrate: () => true }
    vi.stubGlobal('navigator', Object.assign(new Navigator(), stubbed))
    own = createTrackedGlobals(resources)
  })
  afterEach(() => void vi.unstubAllGlobals())
  const heardAfter = (target: EventTarget, event: string, heard: ReturnType<typeof vi.fn>) => {
    target.dispatchEvent(new Event(event))
    return heard.mock.calls.length
  }

  it('is read and called as it is', () => {
    const { userAgent, vibrate } = own.navigator
    expect([userAgent, vibrate(1)]).toEqual([navigator.userAgent, true])
    expect([own.matchMedia('print').media, own.visualViewport?.width]).toEqual(['print', 390])
  })

  it.each<[string, () => EventTarget, string]>([
    ['matchMedia', () => own.matchMedia('print'), 'change'],
    ['visualViewport', () => own.visualViewport as EventTarget, 'resize'],
    ['navigator.connection', () => (own.navigator as unknown as { connection: EventTarget }).connection, 'change'],
  ])('counts the listeners of %s and frees them', (_, of, event) => {
    const [heard, removed] = [vi.fn(), vi.fn()]
    const target = of()
    target.addEventListener(event, heard)
    target.addEventListener(event, removed)
    target.removeEventListener(event, removed)
    expect([left(), heardAfter(target, event, heard)]).toEqual([{ listener: 1 }, 1])
    resources.freeAll()
    expect([heardAfter(target, event, heard), removed.mock.calls.length]).toEqual([1, 0])
  })

  it('counts the older way to listen to a list of media, and a handler that is set', () => {
    const media = own.matchMedia('print')
    const heard = vi.fn()
    media.addListener(heard)
    const viewport = own.visualViewport as VisualViewport
    viewport.onresize = () => undefined
    expect(left()).toEqual({ listener: 2 })
    media.removeListener(heard)
    resources.freeAll()
    expect([heardAfter(media, 'change', heard), viewport.onresize]).toEqual([0, null])
  })

  it('counts handlers of the media session and watched positions', () => {
    own.navigator.mediaSession.setActionHandler('play', () => undefined)
    own.navigator.mediaSession.setActionHandler('pause', () => undefined)
    own.navigator.mediaSession.setActionHandler('pause', null)
    own.navigator.geolocation.watchPosition(() => undefined)
    expect(left()).toEqual({ listener: 2 })
    resources.freeAll()
    expect([handlers.get('play'), geolocation.watched.size]).toEqual([null, 0])
  })
})

it('counts a worker until it is terminated, and closes the ports of a channel', () => {
  const terminated: number[] = []
  class FakeWorker {
    terminate() {
      terminated.push(1)
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  own = createTrackedGlobals(resources)
  vi.unstubAllGlobals()
  const [worker] = [new own.Worker('a.js'), new own.Worker('b.js')]
  worker?.terminate()
  const { port1 } = new own.MessageChannel()
  const close = vi.spyOn(port1, 'close')
  expect([resources.freeAll(), terminated.length, close.mock.calls.length]).toEqual([{ connection: 2 }, 2, 1])
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
