import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  recommended: { en: 'For you', zh: '推荐' },
  channels: { en: 'Channels', zh: '频道' },
  search: { en: 'Search news, audio and services', zh: '搜索新闻、音频、服务' },
  city: { en: (name: string) => `City: ${name}. Change`, zh: (name: string) => `当前城市${name}，切换` },
  latest: { en: 'Latest', zh: '最新' },
  find: { en: 'Discover', zh: '发现' },
  builder: { en: 'Preview of a page', zh: '页面预览' },
  builderWaits: { en: 'Waiting for the page that is being built…', zh: '正在等待编辑器发来页面…' },
  cards: { en: 'Recommended', zh: '推荐内容' },
})
