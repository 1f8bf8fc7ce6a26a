import { whenIdle } from '../browser/idle'
import { send } from './answers'
import { restorePlaylist } from './device/kept-playlist'
import { savesData } from './device/thrift'
import { drive, onDriverRequest, summon } from './engine'
import { playerStore, progressStore } from './player.store'
import { type Surroundings, surroundWith } from './surroundings'

/** Connects the player to the host and takes up the last playlist; call once, before the first page is drawn. */
export function startPlayer(surroundings: Surroundings): void {
  surroundWith(surroundings)
  onDriverRequest(send)
  if (restorePlaylist()) whenIdle(takeUp)
}

async function takeUp(): Promise<void> {
  await summon()
  const { current, audioReady, waiting, playing } = playerStore.getState()
  if (!current || current.live || audioReady || waiting || playing || savesData()) return
  const { position } = progressStore.getState()
  drive((driver) => driver.load(current, { position, startAt: null }))
}
