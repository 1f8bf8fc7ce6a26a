import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Preview', zh: '预览' },
  unpublished: {
    en: 'Preview: only people with this link see this version.',
    zh: '预览内容，仅持有此链接的人可见。',
  },
  by: { en: (name: string) => `By ${name}`, zh: (name: string) => `作者：${name}` },
})
