import type { Content } from '@plaza/shared/api'
import type { PlayerItem } from '@plaza/shared/host'
import { fromContent } from '../../../player/player-items.model'

interface TrackProgress {
  content: Content
  seconds: number | null
}

export interface Continuation {
  item: PlayerItem
  /** Seconds from where it goes on. */
  position: number
}

/** Where the person stopped in an album, by the newest entry of their history that belongs to it and was heard. */
export function continuationOf(album: string, heard: readonly TrackProgress[]): Continuation | null {
  for (const { content, seconds } of heard) {
    const item = fromContent(content)
    if (seconds && item?.albumId === album) return { item, position: seconds }
  }
  return null
}
