import type { Article } from '@plaza/shared/api'
import { parseDuration } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'

/** The recording of an article; its cover links back to the article. */
export function toVoiceItem({ id, title, source, image, voice }: Article): PlayerItem | null {
  if (!voice) return null
  return {
    id: `voice-${id}`,
    name: title,
    album: source,
    albumId: null,
    duration: parseDuration(voice.duration),
    image,
    url: voice.url,
    live: false,
    address: to('article', { aid: id }),
  }
}
