import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Services', zh: '全部服务' },
  filter: { en: 'Find a service', zh: '找服务' },
  recent: { en: 'Recently used', zh: '最近使用' },
  none: { en: (q: string) => `No service for “${q}”`, zh: (q: string) => `没有找到“${q}”相关的服务` },
})
