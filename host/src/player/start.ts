import { whenIdle } from '../browser/idle'
import { type PlayerDeps, setPlayerDeps } from './deps'
import { savesData } from './device/data-saver'
import { restorePlaylist } from './device/saved-playlist'
import { loadDriver, onDriverRequest, withDriver } from './engine'
import { playerStore, progressStore } from './player.store'
import { send } from './request-handlers'

/** Connects the player to the host and restores the last playlist; call it once, before the first render. */
export function startPlayer(deps: PlayerDeps): void {
  setPlayerDeps(deps)
  onDriverRequest(send)
  if (restorePlaylist()) whenIdle(takeUp)
}

async function takeUp(): Promise<void> {
  await loadDriver()
  const { current, audioReady, waiting, playing } = playerStore.getState()
  if (!current || current.live || audioReady || waiting || playing || savesData()) return
  const { position } = progressStore.getState()
  withDriver((driver) => driver.load(current, { position, startAt: null }))
}
