import type { AttachedStream } from '@plaza/shared/host'
import { beforeEach, expect, it, vi } from 'vitest'
import { attach } from './attach'

class FakeHls {
  static made: FakeHls
  static isSupported = () => true
  static Events = { ERROR: 'error', MEDIA_ATTACHED: 'attached', MANIFEST_PARSED: 'parsed' }
  static ErrorTypes = {}
  levels = [{ height: 180 }, { height: 720 }, { height: 360 }]
  /** Setting it discards the buffer. */
  currentLevel = 1
  /** Setting it plays the buffer first. */
  nextLevel = 1
  listeners = new Map<string, () => void>()
  loadSource = () => {}
  destroy = () => {}
  on = (name: string, listener: () => void) => void this.listeners.set(name, listener)
  once = this.on
  attachMedia = () =>
    queueMicrotask(() => {
      this.listeners.get('parsed')?.()
      this.listeners.get('attached')?.()
    })
  constructor() {
    FakeHls.made = this
  }
}
vi.mock('hls.js/light', () => ({ default: FakeHls }))

const onLevels = vi.fn()
let stream: AttachedStream
let end: () => void
beforeEach(async () => {
  vi.stubGlobal('MediaSource', class {})
  const controller = new AbortController()
  end = () => controller.abort()
  const options = { signal: controller.signal, onLevels, onFailed: () => {} }
  stream = await attach(document.createElement('video'), '/media/film/index.m3u8', options)
})

it('tells the qualities, the best first', () => {
  expect(onLevels).toHaveBeenCalledWith([
    { index: 1, height: 720 },
    { index: 2, height: 360 },
    { index: 0, height: 180 },
  ])
})

it('shows a chosen quality at once, and lets the network decide again without a stop', () => {
  stream.choose(0)
  expect(FakeHls.made.currentLevel).toBe(0)
  stream.choose(null)
  expect([FakeHls.made.currentLevel, FakeHls.made.nextLevel]).toEqual([0, -1])
})

it('changes nothing once it was taken off', () => {
  end()
  stream.choose(0)
  expect(FakeHls.made.currentLevel).toBe(1)
})

it.each([
  ['has no leave to be played', 'javascript:alert(1)', 1, () => {}],
  ['fails in its element', '/film.mp4', 1, (video: HTMLVideoElement) => video.dispatchEvent(new Event('error'))],
  ['plays', '/film.mp4', 0, () => {}],
])('tells once of a video that %s', async (_, url, failures, happens) => {
  const video = document.createElement('video')
  video.load = () => {}
  const controller = new AbortController()
  const onFailed = vi.fn()
  await attach(video, url, { signal: controller.signal, onFailed })
  happens(video)
  expect(onFailed).toHaveBeenCalledTimes(failures)
  controller.abort()
  video.dispatchEvent(new Event('error'))
  expect(onFailed).toHaveBeenCalledTimes(failures)
})
