import type { PlayerItem } from '@plaza/shared/host'

/** What the player needs of the rest of the host. */
export interface PlayerDeps {
  /** The audio that follows in an album, null at its end. A rejection counts as the end. */
  loadNextAudio(albumId: string, audioId: string): Promise<PlayerItem | null>
  /** Seconds at which a sound goes on that was begun before, by whoever listens now; else 0. */
  positionOf(item: PlayerItem): number
  toast(text: string): void
}

let deps: PlayerDeps = { loadNextAudio: async () => null, positionOf: () => 0, toast: () => {} }

export const playerDeps = (): PlayerDeps => deps
export function setPlayerDeps(next: PlayerDeps): void {
  deps = next
}
