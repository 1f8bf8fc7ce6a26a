import type { Content } from '../../api'
import { parseDuration } from '../../format'
import type { PlayerItem } from '../../host'

/** A content as the history knows it. */
export interface PlaybackPosition {
  content: Content
  /** How far it was heard; null for what is not heard. */
  seconds: number | null
}

const END_MARGIN_S = 5

/** Seconds of the whole, where they are known. */
export const lengthOf = ({ duration }: Content): number | null => (duration === null ? null : parseDuration(duration))

/** Where to go on listening; null for what is no audio. What was heard to its end begins again. */
export function resumption({ content, seconds }: PlaybackPosition): { item: PlayerItem; position: number } | null {
  const { id, title, image, audio } = content
  if (!audio) return null
  const duration = lengthOf(content)
  const position = seconds ?? 0
  const ended = leftOf(position, duration) === 0
  return {
    item: {
      id,
      name: title,
      album: audio.album,
      albumId: audio.album_id,
      duration,
      image,
      url: audio.url,
      live: false,
    },
    position: ended ? 0 : position,
  }
}

/** How much of it was heard, 0 to 1; null where there is nothing to go on with. */
export function shareHeard(heard: PlaybackPosition): number | null {
  const duration = lengthOf(heard.content)
  const position = resumption(heard)?.position ?? 0
  return duration && position > 0 ? Math.min(1, position / duration) : null
}

/** Seconds that are left, 0 where it was heard to its end; null where it was not begun, or nobody knows how long it is. */
export function leftOf(position: number | null, duration: number | null): number | null {
  if (!position || !duration) return null
  return position >= duration - END_MARGIN_S ? 0 : duration - position
}
