import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  recommended: { en: 'For you', zh: '推荐' },
  channels: { en: 'Channels', zh: '频道' },
  search: { en: 'Search news and audio', zh: '搜索新闻、音频、服务' },
  city: { en: (name: string) => `City: ${name}. Change`, zh: (name: string) => `当前城市${name}，切换` },
  find: { en: 'Discover', zh: '发现' },
  builder: { en: 'Preview of a page', zh: '页面预览' },
  builderWaits: { en: 'Waiting for the page that is being built…', zh: '正在等待编辑器发来页面…' },
  pageDoesNotFit: { en: 'The page that was sent cannot be shown:', zh: '收到的页面无法显示：' },
  pageIsOld: {
    en: 'The page that was sent last cannot be shown. Below is the one before it.',
    zh: '最新收到的页面无法显示，下面是之前的页面。',
  },
  cardsLeftOut: { en: 'Some cards are left out:', zh: '部分卡片未显示：' },
})
