import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  transcript: { en: 'Transcript', zh: '文稿' },
  synthesised: { en: 'Synthesised voice', zh: '合成语音' },
  follow: { en: 'Back to the voice', zh: '回到正在读的一句' },
})
