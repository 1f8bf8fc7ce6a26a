import type { Content } from '@plaza/shared/api'
import type { PlayerItem } from '@plaza/shared/host'
import { fromContent } from '@plaza/shared/ui'

interface TrackProgress {
  content: Content
  seconds: number | null
}

export interface Continuation {
  item: PlayerItem
  /** Seconds. */
  position: number
}

/** Where the user stopped in an album: the newest history entry of one of its tracks that was played. */
export function continuationOf(album: string, heard: readonly TrackProgress[]): Continuation | null {
  for (const { content, seconds } of heard) {
    const item = fromContent(content)
    if (seconds && item?.albumId === album) return { item, position: seconds }
  }
  return null
}
