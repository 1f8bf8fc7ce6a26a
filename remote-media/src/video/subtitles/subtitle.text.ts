import { defineTexts } from '@plaza/shared/text'

/** A language as its readers call it. */
export const subtitleText = defineTexts({
  zh: { en: '中文', zh: '中文' },
  en: { en: 'English', zh: 'English' },
})
