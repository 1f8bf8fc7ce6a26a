import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Preview', zh: '预览' },
  unpublished: {
    en: 'Not published yet. Only people with this link can see it.',
    zh: '尚未发布，仅持有此链接的人可见。',
  },
  by: { en: (name: string) => `By ${name}`, zh: (name: string) => `作者：${name}` },
})
