import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  atlas: { en: 'Photo set', zh: '图集' },
  at: {
    en: (number: number, of: number) => `Picture ${number} of ${of}`,
    zh: (number: number, of: number) => `第 ${number} 张，共 ${of} 张`,
  },
  back: { en: 'Back', zh: '返回' },
  save: { en: 'Save picture', zh: '保存图片' },
  credit: { en: (name: string) => `Pictures: ${name}`, zh: (name: string) => `图：${name}` },
  again: { en: 'From the first', zh: '再看一遍' },
  more: { en: 'More photo sets', zh: '更多图集' },
  end: { en: 'That was the last picture', zh: '图集已看完' },
  comments: { en: 'Comments', zh: '评论' },
})
