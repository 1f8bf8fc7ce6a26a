import type { Content } from '@plaza/shared/api'
import { parseDuration } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'

/** A content as the history knows it. */
export interface Heard {
  content: Content
  /** How far it was heard; null for what is not heard. */
  seconds: number | null
}

const END_MARGIN_S = 5

/** Seconds of the whole, where they are known. */
export const lengthOf = ({ duration }: Content): number | null => (duration === null ? null : parseDuration(duration))

/** Where to go on listening; null for what is no audio. What was heard to its end begins again. */
export function resumption({ content, seconds }: Heard): { item: PlayerItem; position: number } | null {
  const { id, title, image, audio } = content
  if (!audio) return null
  const duration = lengthOf(content)
  const position = seconds ?? 0
  const ended = duration !== null && position >= duration - END_MARGIN_S
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
export function shareHeard(heard: Heard): number | null {
  const duration = lengthOf(heard.content)
  const position = resumption(heard)?.position ?? 0
  return duration && position > 0 ? Math.min(1, position / duration) : null
}
