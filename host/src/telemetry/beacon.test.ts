import { BEACON_ADDRESS, BEACON_MAX_BYTES, SERIAL_HEADER } from '@plaza/shared/remotes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { running } from '../running.store'
import { BEACON_MS, startBeacon } from './beacon'
import { record, takeNotes } from './record'

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const taken = (serial = '7') => new Response(null, { status: 204, headers: { [SERIAL_HEADER]: serial } })
const bodies = () => answer.mock.calls.map(([, { body }]) => JSON.parse(String(body)))
const loadsSent = () => bodies().flatMap(({ loads }) => loads.map(({ ms }: { ms: number }) => ms))

let seen: DocumentVisibilityState = 'visible'
function look(now: DocumentVisibilityState): void {
  seen = now
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const tick = () => vi.advanceTimersByTimeAsync(BEACON_MS)
const note = (ms: number) => record.load('media', '1.0.0-a1b', ms)

let stop = () => {}
const onSerial = vi.fn()
const begin = () => {
  stop = startBeacon({ host: '9f00aa12', shell: { kind: 'h5' }, onSerial })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
  answer.mockReset().mockImplementation(async () => taken())
  onSerial.mockReset()
  seen = 'visible'
  takeNotes()
  begin()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('while the page is seen', () => {
  it('sends every 30 s what there is, without cookies, and hands the serial on', async () => {
    note(1)
    await tick()
    await tick()
    expect(loadsSent()).toEqual([1])
    expect(answer.mock.calls[0]).toMatchObject([
      BEACON_ADDRESS,
      { method: 'POST', keepalive: true, credentials: 'omit', headers: { 'content-type': 'application/json' } },
    ])
    expect(onSerial).toHaveBeenCalledExactlyOnceWith(7)
  })

  it('sends nothing where there is nothing, and nothing while nobody looks', async () => {
    await tick()
    look('hidden')
    note(1)
    await tick()
    expect(answer).not.toHaveBeenCalled()
  })

  it('sends nothing of a test version', async () => {
    running.setState({ remotes: [{ name: 'media', why: 'override' }] as never })
    note(1)
    record.error('media', '1.0.0-a1b', 'uncaught')
    record.load('community', '1.0.0-b2c', 2)
    await tick()
    running.setState({ remotes: [] })
    expect(bodies()).toEqual([expect.objectContaining({ errors: [] })])
    expect(loadsSent()).toEqual([2])
  })

  it.each(['-1', '1.5', 'x', ''])('takes no serial from %j', async (serial) => {
    answer.mockImplementation(async () => taken(serial))
    note(1)
    await tick()
    expect(onSerial).not.toHaveBeenCalled()
  })
})

describe('when sending fails', () => {
  it.each<[when: string, fails: () => Promise<Response>]>([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is down', async () => new Response(null, { status: 503 })],
    ['it was too often', async () => new Response(null, { status: 429 })],
  ])('where %s, all goes with the next, in its order and once', async (_, fails) => {
    answer.mockImplementationOnce(fails)
    note(1)
    await tick()
    note(2)
    await tick()
    await tick()
    expect(bodies().map(({ loads }) => loads.length)).toEqual([1, 2])
    expect(loadsSent()).toEqual([1, 1, 2])
  })

  it('does not try again what the server refuses', async () => {
    answer.mockImplementationOnce(async () => new Response(null, { status: 400 }))
    note(1)
    await tick()
    note(2)
    await tick()
    expect(loadsSent()).toEqual([1, 2])
  })

  it.each([404, 405])('stops where a static host answers %i', async (status) => {
    answer.mockImplementation(async () => new Response(null, { status }))
    note(1)
    await tick()
    note(2)
    await tick()
    look('hidden')
    expect(answer).toHaveBeenCalledTimes(1)
  })
})

describe('when the page hides', () => {
  it('sends at once, in as many beacons as it takes', () => {
    for (let i = 0; i < 60; i++) note(i)
    look('hidden')
    expect(loadsSent()).toEqual(Array.from({ length: 60 }, (_, i) => i))
    for (const [, { body }] of answer.mock.calls) expect(String(body).length).toBeLessThanOrEqual(BEACON_MAX_BYTES)
  })

  it('sends on leaving what the hiding did not, and nothing twice', () => {
    note(1)
    look('hidden')
    note(2)
    dispatchEvent(new Event('pagehide'))
    expect(loadsSent()).toEqual([1, 2])
  })

  it('sends nothing again that is still under way', async () => {
    let arrive = (_: Response) => {}
    answer.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    note(1)
    await tick()
    look('hidden')
    expect(loadsSent()).toEqual([1])
    arrive(taken())
    look('visible')
    await tick()
    expect(loadsSent()).toEqual([1])
  })

  it('keeps what failed for when the page is seen again', async () => {
    answer.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    note(1)
    look('hidden')
    await vi.advanceTimersByTimeAsync(0)
    look('visible')
    await tick()
    expect(loadsSent()).toEqual([1, 1])
  })

  describe('in a browser whose fetch ends with the page', () => {
    const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>()
    beforeEach(() => {
      vi.stubGlobal('Request', class {})
      Object.assign(navigator, { sendBeacon })
    })
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'sendBeacon')
    })

    it('hands over a JSON blob', () => {
      sendBeacon.mockReturnValue(true)
      note(1)
      look('hidden')
      expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(BEACON_ADDRESS, expect.any(Blob))
      expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json')
      expect(answer).not.toHaveBeenCalled()
      expect(takeNotes()).toEqual([])
    })

    it('keeps what the browser does not take', async () => {
      sendBeacon.mockReturnValue(false)
      note(1)
      look('hidden')
      await vi.advanceTimersByTimeAsync(0)
      expect(takeNotes()).toHaveLength(1)
    })
  })
})

it('says nothing of an address, a token or words of an error', async () => {
  const { telemetry } = await import('./telemetry')
  const { startErrorCounting: startTroubles } = await import('./error-counting')
  history.replaceState(null, '', '/posts/1?Authorization=canary-token&q=canary-query')
  startTroubles()
  telemetry.report({ kind: 'error', name: 'remote-failed', detail: { reason: 'at /x?token=canary-token' } })
  telemetry.report({ kind: 'error', name: 'failed at /x?token=canary-token' })
  const error = new Error(`canary-token ${location.href}`)
  dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: `${location.href}` }))
  dispatchEvent(new CustomEvent('plaza:style-missing', { detail: '/remotes/media/1.0.0-a1b/x.css?canary-query' }))
  await tick()
  expect(bodies()[0].errors).toEqual([
    { owner: 'host', release: '9f00aa12', name: 'remote-failed', n: 1 },
    { owner: 'host', release: '9f00aa12', name: 'uncaught', n: 1 },
    { owner: 'media', release: '1.0.0-a1b', name: 'style-missing', n: 1 },
  ])
  expect(JSON.stringify(answer.mock.calls)).not.toContain('canary')
})
