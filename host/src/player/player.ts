import type { HostApi, PlayerProgress, PlayerState } from '@plaza/shared/host'
import { anticipate } from './engine'
import { fetchViews } from './fetch-views'
import { idle, noProgress, playerStore, progressStore } from './player.store'
import { send } from './request-handlers'

/** The player for remotes: read-only stores and requests. */
export const player: HostApi['player'] = {
  getState: playerStore.getState as () => PlayerState,
  getInitialState: () => idle,
  subscribe: playerStore.subscribe,
  progress: {
    getState: progressStore.getState as () => PlayerProgress,
    getInitialState: () => noProgress,
    subscribe: progressStore.subscribe,
  },
  send,
  attach: async (...given) => (await import('./video/attach')).attach(...given),
  anticipate(what) {
    fetchViews().catch(() => {})
    anticipate(what)
  },
}
