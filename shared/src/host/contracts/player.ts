import type { PlayerItem, PlayerProgress, PlayerRequest, PlayerState } from '../player'
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

/** One of the qualities that a stream comes in. */
export interface StreamLevel {
  /** By which it is chosen. */
  index: number
  /** Rows of the picture. */
  height: number
}

export interface StreamOptions {
  /** Takes the stream off the element. */
  signal: AbortSignal
  /** The qualities, the best first; told once, where there are several. */
  onLevels?: (levels: readonly StreamLevel[]) => void
  /** It cannot be played, or broke off for good. */
  onFailed: () => void
}

/** A stream in an element of a page. */
export interface AttachedStream {
  /** Stays at one quality; null leaves it to the network. */
  choose(level: number | null): void
}

/**
 * `player` 1.2 plays streams in a page's own video elements, and gets ready for what a finger is about to start. While
 * an element of a page is heard the player is silent, whoever brought that element (docs/decisions/0056).
 */
export interface Player1_2 extends Player1_1 {
  /** Puts an HLS stream or a file into an element. Rejects where the code for it could not be fetched. */
  attach(element: HTMLVideoElement, url: string, options: StreamOptions): Promise<AttachedStream>
  /** A finger is on what plays this item, or a page stands that plays live streams: what the tap needs is fetched. */
  anticipate(what: PlayerItem | 'live'): void
}
