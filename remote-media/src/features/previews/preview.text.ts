import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Preview', zh: '预览' },
  unpublished: {
    en: 'Preview: only people with this link see this version.',
    zh: '预览内容，仅持有此链接的人可见。',
  },
  published: { en: 'Preview: this is published, everybody can see it.', zh: '预览内容，已发布，所有人可见。' },
  sounds: { en: 'Listen', zh: '收听' },
  episodes: { en: 'Episodes', zh: '选集' },
  by: { en: (name: string) => `By ${name}`, zh: (name: string) => `作者：${name}` },
})
