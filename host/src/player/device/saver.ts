import { playerStore } from '../player.store'
import { isPlaylistKey } from './playlist-key'
import { savePlaylist } from './saved-playlist'

const EVERY_MS = 5000
const SOON_MS = 1000

/**
 * Stores the playlist: a second after a change, every five seconds during playback, and when the page goes. Writes only
 * after a change in this page, because another tab may be playing.
 */
export function createPlaylistSaver() {
  let soon: ReturnType<typeof setTimeout> | undefined
  let owner = false

  function save(): void {
    clearTimeout(soon)
    soon = undefined
    savePlaylist()
  }

  playerStore.subscribe((state, before) => {
    if (state.playing) owner = true
    if (!state.current && before.current) return save()
    const kept = ['list', 'index', 'current', 'mode', 'sleep', 'playing'] as const
    if (kept.some((key) => state[key] !== before[key])) soon ??= setTimeout(save, SOON_MS)
  })
  setInterval(() => {
    if (playerStore.getState().playing) save()
  }, EVERY_MS)
  window.addEventListener('storage', ({ key }) => {
    if (isPlaylistKey(key)) owner = false
  })
  window.addEventListener('pagehide', () => {
    if (playerStore.getState().current && (owner || soon)) save()
  })
}
