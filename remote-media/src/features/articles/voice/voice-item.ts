import type { Article, VoiceKind } from '@plaza/shared/api'
import { parseDuration } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'

/** The voice that reads an article: the listener's choice if there is one, otherwise the usual one. */
export function voiceOf({ voice }: Article, chosen: VoiceKind | undefined) {
  const { voices = [] } = voice ?? {}
  return voices.find(({ kind }) => kind === chosen) ?? voices.find(({ url }) => url === voice?.url)
}

/** The recording of an article; its cover links back to the article. */
export function toVoiceItem(article: Article, chosen?: VoiceKind): PlayerItem | null {
  const { id, title, source, image } = article
  const voice = voiceOf(article, chosen) ?? article.voice
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

/** Input of the request for the sentences of a recording. */
export const wordsOf = (articleId: string, kind: VoiceKind | undefined) => ({
  params: { id: articleId },
  ...(kind && { query: { voice: kind } }),
})
