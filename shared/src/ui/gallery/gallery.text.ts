import { defineTexts } from '../../text'

export const t = defineTexts({
  pictures: { en: 'Pictures', zh: '图片' },
  at: {
    en: (number: number, of: number) => `Picture ${number} of ${of}`,
    zh: (number: number, of: number) => `第 ${number} 张，共 ${of} 张`,
  },
  previous: { en: 'Previous picture', zh: '上一张' },
  next: { en: 'Next picture', zh: '下一张' },
  failed: { en: 'This picture could not be loaded', zh: '图片加载失败' },
  save: { en: 'Save picture', zh: '保存图片' },
  close: { en: 'Close', zh: '关闭' },
})
