import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Post', zh: '帖子详情' },
  views: { en: (n: string) => `${n} views`, zh: (n: string) => `${n} 次浏览` },
  from: { en: (name: string) => `From ${name}`, zh: (name: string) => `来自 ${name}` },
})
