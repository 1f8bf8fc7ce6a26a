import { type ContentType, contentTypes, isLiveType } from '@plaza/shared/routes'
import { defineTexts } from '@plaza/shared/text'

const t = defineTexts({
  all: { en: 'All', zh: '全部' },
  articles: { en: 'Articles', zh: '文章' },
  audios: { en: 'Audio', zh: '音频' },
  albums: { en: 'Albums', zh: '专辑' },
  videos: { en: 'Videos', zh: '视频' },
  atlases: { en: 'Photos', zh: '图集' },
  specials: { en: 'Topics', zh: '专题' },
})

interface KindDefinition {
  label: () => string
  /** Content types (product spec, section 9); empty for all. */
  types: readonly ContentType[]
}

const kinds = {
  all: { label: t.all, types: [] },
  articles: { label: t.articles, types: [contentTypes.article] },
  videos: { label: t.videos, types: [contentTypes.video, contentTypes.shortVideo, contentTypes.videoCollection] },
  audios: { label: t.audios, types: [contentTypes.audio] },
  albums: { label: t.albums, types: [contentTypes.album] },
  atlases: { label: t.atlases, types: [contentTypes.atlas] },
  specials: { label: t.specials, types: [contentTypes.special] },
} as const satisfies Record<string, KindDefinition>

export type Kind = keyof typeof kinds

const isLiveKind = ({ types }: KindDefinition) => types.length === 0 || types.some(isLiveType)

/** "All" first, then the kinds with a live page. */
export const liveKinds = (): Kind[] => (Object.keys(kinds) as Kind[]).filter((kind) => isLiveKind(kinds[kind]))

export const labelOf = (kind: Kind): string => kinds[kind].label()

/** Input of the list; without a filter none, so that all callers share one cached answer. */
export const inputOf = (kind: Kind, q?: string) => {
  const { types } = kinds[kind]
  const query = { ...(types.length > 0 && { type: types.join() }), ...(q && { q }) }
  return Object.keys(query).length > 0 ? { query } : {}
}
