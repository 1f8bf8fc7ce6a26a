import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  standard: { en: 'Standard version', zh: '返回标准版' },
  services: { en: 'Services', zh: '常用服务' },
  news: { en: 'News', zh: '今日要闻' },
  listen: { en: 'Listen', zh: '听一听' },
})
