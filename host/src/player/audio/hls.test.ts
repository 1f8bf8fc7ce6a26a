import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeAudio } from '../testing/fake-audio'
import { createTestPlayer, item, type TestPlayer, tearDown } from '../testing/test-player'

type HlsListener = (event: string, data: object) => void
class FakeHls {
  static made: FakeHls[] = []
  static supported = true
  static isSupported = () => FakeHls.supported
  static Events = { ERROR: 'error', MEDIA_ATTACHED: 'attached' }
  static ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' }
  listeners = new Map<string, HlsListener>()
  loadSource = vi.fn()
  destroy = vi.fn()
  recoverMediaError = vi.fn()
  on = (name: string, listener: HlsListener) => void this.listeners.set(name, listener)
  once = this.on
  attachMedia = () => queueMicrotask(() => this.listeners.get('attached')?.('attached', {}))
  constructor(readonly config: object) {
    FakeHls.made.push(this)
  }
  fail = (type: string) => this.listeners.get('error')?.('error', { fatal: true, type })
}
vi.mock('hls.js/light', () => ({ default: FakeHls }))

const radio = item('r', { live: true, url: '/hls/r/index.m3u8', duration: null })
let stand: TestPlayer
beforeEach(async () => {
  FakeHls.made = []
  FakeHls.supported = true
  vi.stubGlobal('MediaSource', class {})
  stand = await createTestPlayer()
  await stand.ready()
})
afterEach(tearDown)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const hls = () => FakeHls.made.at(-1) as FakeHls
const open = async (...opened: (typeof radio)[]) => {
  stand.send({ type: 'open', items: opened, index: 0 })
  await wait(500)
}

describe('an HLS stream', () => {
  it('goes through hls.js, which is attached within the 500 ms before playing', async () => {
    stand.send({ type: 'open', items: [radio], index: 0 })
    await wait(0)
    expect(hls().loadSource).toHaveBeenCalledWith(radio.url)
    expect(hls().config).toMatchObject({ startFragPrefetch: true, liveSyncDurationCount: 3 })
    await wait(500)
    expect(FakeAudio.instances.map(({ plays }) => plays)).toEqual([1, 0])
  })

  it('is detached when another item is opened, and never plays over it', async () => {
    await open(radio)
    stand.send({ type: 'open', items: [item('a')], index: 0 })
    expect(hls().destroy).toHaveBeenCalled()
    hls().fail('network')
    expect(stand.toasts).toEqual([])
  })

  it('that does not exist is reported and stops', async () => {
    await open(radio)
    hls().fail('network')
    expect(stand.toasts).toHaveLength(1)
    expect(stand.state().playing).toBe(false)
    await wait(60_000)
    expect(FakeHls.made).toHaveLength(1)
  })

  it('recovers once from a media error', async () => {
    await open(radio)
    hls().fail('media')
    expect(hls().recoverMediaError).toHaveBeenCalledOnce()
    expect(stand.toasts).toEqual([])
    hls().fail('media')
    expect(stand.toasts).toHaveLength(1)
  })

  it('that played is attached again after an interruption', async () => {
    await open(radio)
    FakeAudio.instances[0]?.arrive(Number.POSITIVE_INFINITY)
    hls().fail('network')
    await wait(2000)
    expect(FakeHls.made).toHaveLength(2)
    expect(stand.toasts).toEqual([])
  })

  it.each([
    ['has no media source', () => Reflect.deleteProperty(window, 'MediaSource')],
    [
      'manages the media source itself',
      () => {
        vi.stubGlobal('ManagedMediaSource', class {})
        FakeAudio.prototype.canPlayType = () => 'maybe'
      },
    ],
    [
      'cannot run hls.js',
      () => {
        FakeHls.supported = false
      },
    ],
  ])('plays natively where the browser %s', async (_, arrange) => {
    arrange()
    await open(radio)
    expect(FakeHls.made).toHaveLength(0)
    expect(FakeAudio.instances[0]?.src).toBe(radio.url)
    expect(FakeAudio.instances[0]?.plays).toBe(1)
    FakeAudio.prototype.canPlayType = () => ''
  })
})
