import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { borrowSession } from './page-session'

type Handler = ((details: object) => void) | null

let handlers: Map<string, Handler>
let video: HTMLVideoElement
let giveBack: () => void
const session = {
  metadata: null as { title: string } | null,
  setActionHandler: vi.fn((action: string, handler: Handler) => {
    if (action === 'seekto') throw new TypeError('unknown action')
    handlers.set(action, handler)
  }),
}
const press = (action: string, details = {}) => handlers.get(action)?.(details)

beforeEach(() => {
  handlers = new Map()
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: object) {
        Object.assign(this, init)
      }
    },
  )
  document.title = 'A film'
  video = document.createElement('video')
  video.play = vi.fn(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
  video.pause = vi.fn()
  Object.defineProperty(video, 'duration', { value: 600, configurable: true })
  video.currentTime = 60
  giveBack = borrowSession(video)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession')
  vi.unstubAllGlobals()
})

it('names the page, and plays and pauses its video', () => {
  expect(session.metadata?.title).toBe('A film')
  press('play')
  expect(video.play).toHaveBeenCalledOnce()
  press('pause')
  expect(video.pause).toHaveBeenCalledOnce()
})

it.each([
  ['seekbackward', {}, 50],
  ['seekbackward', { seekOffset: 30 }, 30],
  ['seekforward', {}, 70],
  ['seekforward', { seekOffset: 30 }, 90],
])('%s by %j leads to %i s', (action, details, seconds) => {
  press(action, details)
  expect(video.currentTime).toBe(seconds)
})

it('does not seek in what has no end', () => {
  Object.defineProperty(video, 'duration', { value: Number.POSITIVE_INFINITY })
  press('seekforward')
  expect(video.currentTime).toBe(60)
})

it('has no next and no previous, and leaves nothing behind', () => {
  expect([handlers.get('previoustrack'), handlers.get('nexttrack')]).toEqual([null, null])
  giveBack()
  expect(session.metadata).toBeNull()
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true)
})

it('does without a lock screen where the browser has none', () => {
  Reflect.deleteProperty(navigator, 'mediaSession')
  expect(() => borrowSession(video)()).not.toThrow()
})
