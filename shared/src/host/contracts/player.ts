import type { PlayerProgress, PlayerRequest, PlayerState } from '../player'
import type { ReadableStore } from './store'

/** `player` 1.0: requests in, state out. */
export interface Player1_0 extends ReadableStore<PlayerState> {
  readonly progress: ReadableStore<PlayerProgress>
  send(request: PlayerRequest): void
}
