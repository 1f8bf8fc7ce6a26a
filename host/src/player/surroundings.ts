import type { PlayerItem } from '@plaza/shared/host'

/** What the player needs of the rest of the host. */
export interface Surroundings {
  /** The audio that follows in an album, null at its end. A rejection counts as the end. */
  askNext(albumId: string, audioId: string): Promise<PlayerItem | null>
  toast(text: string): void
}

let given: Surroundings = { askNext: async () => null, toast: () => {} }

export const surroundings = (): Surroundings => given
export function surroundWith(next: Surroundings): void {
  given = next
}
