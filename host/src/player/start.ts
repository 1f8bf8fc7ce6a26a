import { fetchCode } from '@plaza/shared/host'
import { whenIdle } from '../browser/idle'
import { type PlayerDeps, setPlayerDeps } from './deps'
import { readChosenRate } from './device/chosen-rate'
import { savesData } from './device/data-saver'
import { isPlaylistStored } from './device/playlist-key'
import { loadDriver, onDriverRequest, withDriver } from './engine'
import { playerStore, progressStore } from './player.store'
import { send } from './request-handlers'

/**
 * Connects the player to the host; call it once, before the first render. Resolves once the last playlist is restored,
 * whose code only a visit with a playlist loads, and which a track opened meanwhile replaces.
 */
export async function startPlayer(deps: PlayerDeps): Promise<void> {
  setPlayerDeps(deps)
  onDriverRequest(send)
  playerStore.setState({ chosenRate: readChosenRate() })
  if (!isPlaylistStored()) return
  const { restorePlaylist } = await fetchCode(() => import('./device/saved-playlist'))
  if (!playerStore.getState().current && restorePlaylist()) whenIdle(takeUp)
}

async function takeUp(): Promise<void> {
  await loadDriver()
  const { current, audioReady, waiting, playing } = playerStore.getState()
  if (!current || current.live || audioReady || waiting || playing || savesData()) return
  const { position } = progressStore.getState()
  withDriver((driver) => driver.load(current, { position, startAt: null }))
}
