import { defineTexts } from '@plaza/shared/text'

export const posterText = defineTexts({
  make: { en: 'Make a poster', zh: '生成海报' },
  of: { en: (title: string) => `Poster: ${title}`, zh: (title: string) => `海报：${title}` },
  hint: { en: 'Scan the code to read on', zh: '扫码查看全文' },
  save: { en: 'Save picture', zh: '保存图片' },
  hold: { en: 'Or press and hold the picture to save or send it', zh: '也可长按图片保存或发送' },
  failed: { en: 'The poster could not be drawn', zh: '海报生成失败' },
})
