import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Help', zh: '帮助中心' },
  search: { en: 'Search the questions', zh: '搜索问题' },
  placeholder: { en: 'e.g. code, hours, large text', zh: '例如：验证码、时长、字号' },
  topics: { en: 'Topics', zh: '主题' },
  all: { en: 'All', zh: '全部' },
  found: {
    en: (n: number) => (n === 1 ? '1 question' : `${n} questions`),
    zh: (n: number) => `${n} 个相关问题`,
  },
  none: { en: (q: string) => `Nothing about “${q}”`, zh: (q: string) => `没有找到“${q}”` },
  noneAdvice: { en: 'Try fewer words, or ask us.', zh: '换个说法试试，或者直接问我们。' },
  ask: { en: 'Ask us', zh: '问问我们' },
  unsolved: { en: 'Not what you were looking for?', zh: '没有解决您的问题？' },
  others: { en: 'Others ask', zh: '大家还问' },
})
