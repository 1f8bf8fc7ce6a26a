import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Search', zh: '搜索' },
  placeholder: { en: 'News and audio', zh: '新闻、声音、办事和圈子' },
  history: { en: 'Recent searches', zh: '搜索历史' },
  forget: { en: 'Clear recent searches', zh: '清空搜索历史' },
  sure: { en: 'Clear all recent searches?', zh: '清空全部搜索历史？' },
  yes: { en: 'Clear', zh: '清空' },
  hot: { en: 'People search for', zh: '大家都在搜' },
  rising: { en: 'Hot', zh: '热' },
  suggestions: { en: 'Suggestions', zh: '搜索建议' },
  kinds: { en: 'Kinds of results', zh: '结果类型' },
  results: { en: 'Results', zh: '搜索结果' },
  none: { en: (q: string) => `Nothing found for “${q}”`, zh: (q: string) => `没有找到“${q}”相关的内容` },
  advice: { en: 'Try fewer or other words, or pinyin.', zh: '换个词，或者用拼音试试。' },
  all: { en: 'All', zh: '综合' },
})

export const tabNames = defineTexts({
  article: { en: 'Articles', zh: '图文' },
  video: { en: 'Video', zh: '视频' },
  audio: { en: 'Audio', zh: '音频' },
  atlas: { en: 'Photos', zh: '图集' },
  special: { en: 'Specials', zh: '专题' },
  source: { en: 'Channels', zh: '频道与主播' },
})

export const kindNames = defineTexts({
  article: { en: 'Article', zh: '图文' },
  video: { en: 'Video', zh: '视频' },
  audio: { en: 'Audio', zh: '音频' },
  atlas: { en: 'Photos', zh: '图集' },
  special: { en: 'Special', zh: '专题' },
  channel: { en: 'Channel', zh: '频道' },
  anchor: { en: 'Presenter', zh: '主播' },
  organisation: { en: 'Account', zh: '机构号' },
})

/** What an account is that is not a citizen's. */
export const badgeNames = defineTexts({
  official: { en: 'Official', zh: '官方' },
  anchor: { en: 'Presenter', zh: '主播' },
})
