import type { PlayerItem } from '@plaza/shared/host'

/** Dependencies of the player. */
export interface PlayerDeps {
  /** The next audio of an album, null at its end. A rejection counts as the end. */
  loadNextAudio(albumId: string, audioId: string): Promise<PlayerItem | null>
  /** Seconds at which this listener resumes a sound; 0 if it is new. */
  positionOf(item: PlayerItem): number
  /** Reports that the stream of a channel is heard: called once a minute. */
  reportListening(channelId: string): unknown
  toast(text: string): void
}

let deps: PlayerDeps = {
  loadNextAudio: async () => null,
  reportListening: () => {},
  positionOf: () => 0,
  toast: () => {},
}

export const playerDeps = (): PlayerDeps => deps
export function setPlayerDeps(next: PlayerDeps): void {
  deps = next
}
