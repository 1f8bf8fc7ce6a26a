import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  specials: { en: 'Specials', zh: '专题' },
  special: { en: 'Special', zh: '专题' },
  views: { en: (n: string) => `${n} views`, zh: (n: string) => `${n} 阅读` },
  sections: { en: 'Sections', zh: '板块' },
  introduction: { en: 'Introduction', zh: '导语' },
  allOf: { en: (title: string) => `All of ${title}`, zh: (title: string) => `全部内容：${title}` },
  all: { en: (n: number) => `All ${n}`, zh: (n: number) => `全部 ${n} 篇` },
})
