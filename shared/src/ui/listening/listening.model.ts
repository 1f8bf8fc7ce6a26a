import type { Content } from '../../api'
import { parseDuration } from '../../format'
import type { PlayerItem } from '../../host'
import { fromContent } from './player-items.model'

/** A content in the user's history. */
export interface PlaybackPosition {
  content: Content
  /** Playback position; null for a content without audio. */
  seconds: number | null
}

const END_MARGIN_S = 5

/** Total length in seconds, if known. */
export const lengthOf = ({ duration }: Content): number | null => (duration === null ? null : parseDuration(duration))

/** Where to resume; null for a content without audio. A finished audio starts again. */
export function resumption({ content, seconds }: PlaybackPosition): { item: PlayerItem; position: number } | null {
  const item = fromContent(content)
  if (!item) return null
  const position = seconds ?? 0
  const ended = leftOf(position, item.duration) === 0
  return {
    item,
    position: ended ? 0 : position,
  }
}

/** Listened share from 0 to 1; null if there is nothing to resume. */
export function shareHeard(heard: PlaybackPosition): number | null {
  const duration = lengthOf(heard.content)
  const position = resumption(heard)?.position ?? 0
  return duration && position > 0 ? Math.min(1, position / duration) : null
}

/** Remaining seconds; 0 if it was finished, null if it was not started or its length is unknown. */
export function leftOf(position: number | null, duration: number | null): number | null {
  if (!position || !duration) return null
  return position >= duration - END_MARGIN_S ? 0 : duration - position
}
