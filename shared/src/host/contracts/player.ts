import type { PlayerItem, PlayerProgress, PlayerRequest, PlayerState, QueueRequest } from '../player'
import type { ReadableStore, SnapshotStore } from './store'

/** `player` 1.0: requests in, state out. */
export interface Player1_0 extends ReadableStore<PlayerState> {
  readonly progress: ReadableStore<PlayerProgress>
  send(request: PlayerRequest): void
}

/** `player` 1.1 has a snapshot for the first render: nothing plays. */
export interface Player1_1 extends Player1_0, SnapshotStore<PlayerState> {
  readonly progress: SnapshotStore<PlayerProgress>
}

/** A quality of a stream. */
export interface StreamLevel {
  /** Index to choose it by. */
  index: number
  /** Height of the picture in pixels. */
  height: number
}

export interface StreamOptions {
  /** Detaches the stream from the element. */
  signal: AbortSignal
  /** The qualities, best first; called once, if there are several. */
  onLevels?: (levels: readonly StreamLevel[]) => void
  /** The stream cannot be played, or failed permanently. */
  onFailed: () => void
}

/** A stream attached to a page's element. */
export interface AttachedStream {
  /** Fixes one quality; null means automatic. */
  choose(level: number | null): void
}

/**
 * `player` 1.2 plays streams in a page's own video elements, and prepares for what the user is about to start. While a
 * page's element has sound the player is silent, whoever created that element (docs/decisions/0056).
 */
export interface Player1_2 extends Player1_1 {
  /** Attaches an HLS stream or a file to an element. Rejects if its code could not be loaded. */
  attach(element: HTMLVideoElement, url: string, options: StreamOptions): Promise<AttachedStream>
  /** Fetches what playing needs: on touchstart of an item, or when a page with live streams is shown. */
  anticipate(what: PlayerItem | 'live'): void
}

/** `player` 1.3 lets a listener order the list; an older host ignores these requests. */
export interface Player1_3 extends Player1_2 {
  send(request: PlayerRequest | QueueRequest): void
}
