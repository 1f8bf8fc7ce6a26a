import type { PlayerProgress, PlayerRequest, PlayerState } from '../player'
import type { ReadableStore, SnapshotStore } from './store'

/** `player` 1.0: requests in, state out. */
export interface Player1_0 extends ReadableStore<PlayerState> {
  readonly progress: ReadableStore<PlayerProgress>
  send(request: PlayerRequest): void
}

/** `player` 1.1 says by what a page is drawn first: nothing plays. */
export interface Player1_1 extends Player1_0, SnapshotStore<PlayerState> {
  readonly progress: SnapshotStore<PlayerProgress>
}
