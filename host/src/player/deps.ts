import type { PlayerItem } from '@plaza/shared/host'

/** What the player needs of the rest of the host. */
export interface PlayerDeps {
  /** The audio that follows in an album, null at its end. A rejection counts as the end. */
  loadNextAudio(albumId: string, audioId: string): Promise<PlayerItem | null>
  toast(text: string): void
}

let deps: PlayerDeps = { loadNextAudio: async () => null, toast: () => {} }

export const playerDeps = (): PlayerDeps => deps
export function setPlayerDeps(next: PlayerDeps): void {
  deps = next
}
