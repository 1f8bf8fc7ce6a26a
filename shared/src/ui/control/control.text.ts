import { defineTexts } from '../../text'

export const t = defineTexts({
  stars: {
    en: (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`,
    zh: (count: number) => `${count} 星`,
  },
  rated: {
    en: (value: number, of: number) => `${value} of ${of} stars`,
    zh: (value: number, of: number) => `${value} 星，满分 ${of} 星`,
  },
  less: { en: (label: string) => `${label}: less`, zh: (label: string) => `${label}：减少` },
  more: { en: (label: string) => `${label}: more`, zh: (label: string) => `${label}：增加` },
  done: { en: 'Done', zh: '已完成' },
})
