import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Search this circle', zh: '搜索圈子' },
  placeholder: { en: 'Posts, people and topics', zh: '帖子、圈友和话题' },
  topics: { en: 'Topics', zh: '话题' },
  people: { en: 'Members', zh: '圈友' },
  posts: { en: 'Posts', zh: '帖子' },
  recent: { en: 'Recent searches', zh: '搜索历史' },
  forget: { en: 'Clear recent searches', zh: '清空搜索历史' },
  sure: { en: 'Clear all recent searches?', zh: '清空全部搜索历史？' },
  yes: { en: 'Clear', zh: '清空' },
  hint: { en: 'Search by words, or by pinyin.', zh: '输入关键词，或用拼音搜索。' },
  none: { en: (q: string) => `Nothing found for “${q}”`, zh: (q: string) => `没有找到“${q}”相关的内容` },
  advice: { en: 'Try fewer or other words, or pinyin.', zh: '换个词，或者用拼音试试。' },
})
