import type { PlayerItem } from '@plaza/shared/host'
import { vi } from 'vitest'
import { FakeAudio } from './fake-audio'

/** The time at which every test begins. */
export const START = new Date('2030-05-01T08:00:00Z').getTime()

/** An item named by its id. */
export const item = (id: string, more: Partial<PlayerItem> = {}): PlayerItem => ({
  id,
  name: `Track ${id}`,
  album: 'Harbour songs',
  albumId: 'album',
  duration: 180,
  image: null,
  url: `/audio/${id}.mp3`,
  live: false,
  ...more,
})
export const items = (...ids: string[]) => ids.map((id) => item(id))

/** Runs everything that only waits for promises; the clock stands still. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

let finish: () => Promise<void> = async () => {}

/** A new player, as after a page load, on fake elements and a fake clock. */
export async function createTestPlayer({ reload = false } = {}) {
  if (!reload) {
    vi.useFakeTimers({ now: START })
    localStorage.clear()
  }
  vi.resetModules()
  vi.stubGlobal('Audio', FakeAudio)
  FakeAudio.instances = []
  FakeAudio.refusal = null
  hide(false)
  const { player, startPlayer } = await import('../index')
  const { loadDriver: summon } = await import('../engine')
  finish = async () => {
    await summon()
    player.send({ type: 'close' })
  }
  const toasts: string[] = []
  const heard: string[] = []
  const loadNextAudio = vi.fn<(albumId: string, audioId: string) => Promise<PlayerItem | null>>(async () => null)
  const positionOf = vi.fn<(item: PlayerItem) => number>(() => 0)
  await startPlayer({
    positionOf,
    loadNextAudio,
    reportListening: (id) => void heard.push(id),
    toast: (text) => void toasts.push(text),
  })
  return {
    player,
    toasts,
    /** Live channels of which was said that they are heard. */
    heard,
    positionOf,
    askNext: loadNextAudio,
    send: player.send,
    state: player.getState,
    /** Loads the driver's code, as in a visit with earlier playback. */
    ready: summon,
    /** The element that holds a track. */
    element: (id: string) => FakeAudio.instances.find((audio) => audio.src.includes(`/${id}.`)),
    /** Opens tracks and plays the first one. */
    async playing(...opened: PlayerItem[]) {
      await summon()
      player.send({ type: 'open', items: opened, index: 0 })
      const id = opened[0]?.id ?? ''
      FakeAudio.instances.find((audio) => audio.src.includes(`/${id}.`))?.arrive()
      await vi.advanceTimersByTimeAsync(500)
      return this.sounding()
    },
    /** The element that is not paused. */
    sounding: () => FakeAudio.instances.find((audio) => !audio.paused) as FakeAudio,
  }
}
export type TestPlayer = Awaited<ReturnType<typeof createTestPlayer>>

export function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Waits for code that would otherwise load in the next test, and clears what the player stored. */
export async function tearDown(): Promise<void> {
  await finish()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
