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

/** What a shelf is sorted by; `type` as the server's lists take content types (product spec, section 9). */
export const kinds = {
  all: { label: t.all, type: undefined },
  articles: { label: t.articles, type: '3' },
  videos: { label: t.videos, type: '4,12,15' },
  audios: { label: t.audios, type: '1' },
  albums: { label: t.albums, type: '2' },
  atlases: { label: t.atlases, type: '7' },
  specials: { label: t.specials, type: '5' },
} as const

export type Kind = keyof typeof kinds

export const isKind = (raw: string | null): raw is Kind => raw !== null && Object.hasOwn(kinds, raw)

/** The list's input; the whole shelf has none, so that one answer serves it everywhere. */
export const inputOf = (kind: Kind) => {
  const { type } = kinds[kind]
  return type === undefined ? {} : { query: { type } }
}
