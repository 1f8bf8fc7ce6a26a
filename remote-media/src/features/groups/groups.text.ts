import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  more: { en: 'More', zh: '更多内容' },
  module: { en: 'Collection', zh: '精选' },
  contents: { en: 'Contents', zh: '内容' },
})
