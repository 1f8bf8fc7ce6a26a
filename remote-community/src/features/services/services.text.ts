import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Services', zh: '全部服务' },
  filter: { en: 'Find a service', zh: '找服务' },
  recent: { en: 'Recently used', zh: '最近使用' },
  unknown: { en: 'Some services could not be loaded.', zh: '部分服务没有加载出来。' },
  again: { en: 'Try again', zh: '重试' },
  none: { en: (q: string) => `No service for “${q}”`, zh: (q: string) => `没有找到“${q}”相关的服务` },
})
