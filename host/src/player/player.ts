import type { HostApi, PlayerProgress, PlayerState } from '@plaza/shared/host'
import { send } from './answers'
import { playerStore, progressStore } from './player.store'

/** The player as remotes see it: read-only stores and requests. */
export const player: HostApi['player'] = {
  getState: playerStore.getState as () => PlayerState,
  subscribe: playerStore.subscribe,
  progress: { getState: progressStore.getState as () => PlayerProgress, subscribe: progressStore.subscribe },
  send,
}
