import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Collection', zh: '我的收藏' },
  ask: {
    en: (n: number) => (n === 1 ? 'Remove 1 item from your collection?' : `Remove ${n} items from your collection?`),
    zh: (n: number) => `确定取消收藏这 ${n} 条内容吗？`,
  },
})
