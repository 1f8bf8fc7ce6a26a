import type { Content } from '../../api'
import { clock, parseDuration } from '../../format'
import type { PlayerItem } from '../../host'

/** The player item of an audio; null for other contents. */
export function fromContent({ id, title, image, duration, audio }: Content): PlayerItem | null {
  if (!audio) return null
  return {
    id,
    name: title,
    album: audio.album,
    albumId: audio.album_id,
    duration: duration === null ? null : parseDuration(duration),
    image,
    url: audio.url,
    live: false,
  }
}

/** `00:14` from the API becomes `0:14`. */
export const shownLength = (duration: string): string => clock(parseDuration(duration) ?? 0)

export const fromContents = (contents: readonly Content[]): PlayerItem[] =>
  contents.flatMap((content) => fromContent(content) ?? [])
