import { QueryClient } from '@plaza/shared/query'
import { fakeHost } from '@plaza/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { trackListening } from './listening'
import { listeningPositions } from './storage/listening-positions'

beforeEach(() => localStorage.clear())

const track = { id: '7', name: 'a', album: 'b', albumId: '2', duration: 60, image: null, url: '/a.mp3', live: false }

function listen(status: 'user' | 'guest', item: object = track) {
  let state = { current: item, playing: true }
  let position = 0
  const listeners: Record<'player' | 'progress', () => void> = { player: () => {}, progress: () => {} }
  const request = vi.fn(async () => ({}))
  const player = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.player = listener
    },
    progress: {
      getState: () => ({ position, duration: 60 }),
      subscribe: (listener: () => void) => {
        listeners.progress = listener
      },
    },
  }
  const host = { ...fakeHost(), player, request, session: { getState: () => ({ status }) } }
  trackListening(host as never, new QueryClient())
  listeners.player()
  return {
    request,
    play: (next: object) => {
      state = { ...state, current: next }
      listeners.player()
    },
    hear: (to: number) => {
      position = to
      listeners.progress()
    },
    pause: () => {
      state = { ...state, playing: false }
      listeners.player()
    },
  }
}
const seconds = (request: ReturnType<typeof vi.fn>) => request.mock.calls.map(([, { body }]) => body.seconds)
/** The endpoints are imported with the first report, so a report that must not be made would come later. */
const reportsMade = () => vi.dynamicImportSettled()

it('stores the position every fifteen seconds and at a pause', async () => {
  const { request, hear, pause } = listen('user')
  hear(5)
  hear(16)
  hear(20)
  pause()
  await vi.waitFor(() => expect(seconds(request)).toEqual([16, 20]))
})

it('stores nothing for a live stream', async () => {
  const { request, hear, pause } = listen('user', { ...track, live: true })
  hear(40)
  pause()
  await reportsMade()
  expect(request).not.toHaveBeenCalled()
  expect(listeningPositions.find('7')).toBeUndefined()
})

it('stores the end of a finished audio, although the player is back at 0', async () => {
  const { request, hear } = listen('user')
  hear(50)
  hear(59.7)
  hear(0)
  hear(0)
  await vi.waitFor(() => expect(seconds(request)).toEqual([50, 60]))
})

it('stores a guest’s position only on the device', async () => {
  const { request, hear, pause } = listen('guest')
  hear(9)
  pause()
  await reportsMade()
  expect(listeningPositions.find('7')?.seconds).toBe(9)
  expect(request).not.toHaveBeenCalled()
})

it('stores the position when another audio starts', async () => {
  const { request, hear, play } = listen('user')
  hear(9)
  play({ ...track, id: '8' })
  expect(listeningPositions.find('7')?.seconds).toBe(9)
  await vi.waitFor(() => expect(seconds(request)).toEqual([9]))
})

it('stores the position when the page goes', () => {
  const { hear } = listen('guest')
  hear(9)
  window.dispatchEvent(new Event('pagehide'))
  expect(listeningPositions.find('7')?.seconds).toBe(9)
})

it.each([
  ['an audio without an album in the history too', { ...track, albumId: null }, [9]],
  ['the reading of an article on the device alone', { ...track, albumId: null, address: '/posts/7' }, []],
])('stores the position of %s', async (_, item, reported) => {
  const { request, hear, pause } = listen('user', item)
  hear(9)
  pause()
  await reportsMade()
  expect(seconds(request)).toEqual(reported)
  expect(listeningPositions.find('7')?.seconds).toBe(9)
})
