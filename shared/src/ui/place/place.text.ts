import { defineTexts } from '../../text'

export const t = defineTexts({
  pictures: { en: 'Pictures', zh: '图片' },
  picture: {
    en: (at: number, of: number) => `Picture ${at} of ${of}`,
    zh: (at: number, of: number) => `第 ${at} 张，共 ${of} 张图片`,
  },
})
