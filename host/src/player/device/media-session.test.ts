import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestPlayer, item, items, type TestPlayer, tearDown } from '../testing/test-player'

let stand: TestPlayer
let handlers: Map<string, ((details: object) => void) | null>
const session = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setPositionState: vi.fn(),
  setActionHandler: vi.fn((action: string, handler: ((details: object) => void) | null) => {
    if (action === 'seekforward') throw new TypeError('unknown action')
    handlers.set(action, handler)
  }),
}

beforeEach(async () => {
  handlers = new Map()
  session.metadata = null
  session.setPositionState.mockClear()
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  stand = await createTestPlayer()
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: object) {
        Object.assign(this, init)
      }
    },
  )
})
afterEach(async () => {
  await tearDown()
  Reflect.deleteProperty(navigator, 'mediaSession')
})
const press = (action: string, details = {}) => handlers.get(action)?.(details)

describe('the lock screen', () => {
  it('shows the current item with its cover', async () => {
    await stand.playing(item('a', { image: '/media/pictures/a.webp' }))
    expect(session.metadata).toMatchObject({
      title: 'Track a',
      album: 'Harbour songs',
      artwork: [{ src: `${location.origin}/media/pictures/a.webp` }],
    })
    expect(session.playbackState).toBe('playing')
    stand.send({ type: 'pause' })
    expect(session.playbackState).toBe('paused')
  })

  it('plays, pauses, skips and seeks', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    press('pause')
    expect(stand.state().playing).toBe(false)
    press('play')
    expect(stand.state().playing).toBe(true)
    press('seekto', { seekTime: 33 })
    expect(audio.currentTime).toBe(33)
    press('nexttrack')
    expect(stand.state().index).toBe(1)
    stand.element('b')?.arrive()
    press('previoustrack')
    expect(stand.state().index).toBe(0)
  })

  it('is updated whenever sound starts, because WebKit resets it', async () => {
    const audio = await stand.playing(item('a'))
    session.metadata = null
    handlers.clear()
    audio.tell('playing')
    expect(session.metadata).not.toBeNull()
    expect(handlers.get('nexttrack')).toBeTypeOf('function')
  })

  it('uses its two places for next and previous', async () => {
    await stand.playing(item('a'))
    expect(handlers.get('seekbackward')).toBeNull()
  })

  it('has a position only for items with an end', async () => {
    const audio = await stand.playing(item('a'))
    stand.send({ type: 'set-rate', rate: 1.5 })
    audio.currentTime = 60
    expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 180, playbackRate: 1.5, position: 60 })
    stand.send({ type: 'open', items: [item('l', { live: true })], index: 0 })
    stand.element('l')?.arrive(Number.POSITIVE_INFINITY)
    await vi.advanceTimersByTimeAsync(500)
    expect(session.setPositionState).toHaveBeenLastCalledWith()
    expect(handlers.get('nexttrack')).toBeNull()
    expect(handlers.get('seekto')).toBeNull()
  })

  it('is empty after closing', async () => {
    await stand.playing(item('a'))
    stand.send({ type: 'close' })
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
    expect(handlers.get('play')).toBeNull()
  })
})
