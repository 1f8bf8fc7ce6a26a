import type { NewVote } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Question', zh: '投票标题' },
  option: { en: (n: number) => `Option ${n}`, zh: (n: number) => `选项 ${n}` },
  addOption: { en: 'Add an option', zh: '添加选项' },
  removeOption: { en: (n: number) => `Remove option ${n}`, zh: (n: number) => `移除选项 ${n}` },
  pictureOf: { en: (n: number) => `Picture of option ${n}`, zh: (n: number) => `选项 ${n} 的图片` },
  choice: { en: 'Choice', zh: '选择方式' },
  single: { en: 'One', zh: '单选' },
  multiple: { en: 'Several', zh: '多选' },
  most: { en: 'At most', zh: '最多可选' },
  noLimit: { en: 'No limit', zh: '不限' },
  upTo: { en: (n: number) => `${n} options`, zh: (n: number) => `${n} 项` },
  ends: { en: 'Ends at', zh: '截止时间' },
  days: { en: (n: number) => (n === 1 ? '1 day' : `${n} days`), zh: (n: number) => `${n} 天` },
  secret: { en: 'Nobody sees who chose what.', zh: '投票匿名，任何人都看不到谁选了什么。' },
  result: { en: 'Results are shown', zh: '结果可见' },
})

export const resultText: Record<NewVote['result'], () => string> = defineTexts({
  always: { en: 'always', zh: '始终可见' },
  'after-voting': { en: 'after voting', zh: '投票后可见' },
  'after-end': { en: 'after the end', zh: '结束后可见' },
})
