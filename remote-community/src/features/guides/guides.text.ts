import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Service guide', zh: '办事指南' },
  search: { en: 'Search the service guide', zh: '搜办事指南' },
  placeholder: { en: 'What do you want to do?', zh: '想办什么事？支持拼音' },
  by: { en: 'Guides by', zh: '按什么找' },
  theme: { en: 'Theme', zh: '按主题' },
  event: { en: 'Life event', zh: '按人生大事' },
  department: { en: 'Department', zh: '按部门' },
  guides: { en: (n: number) => (n === 1 ? '1 guide' : `${n} guides`), zh: (n: number) => `${n}项` },
  hot: { en: 'Often used', zh: '大家常办' },
  online: { en: 'Online', zh: '可网办' },
  asks: { en: 'By your case', zh: '按情况列材料' },
  condition: { en: 'Condition: ', zh: '条件：' },
  results: { en: 'Guides found', zh: '找到的指南' },
  found: { en: (n: number) => (n === 1 ? '1 guide found' : `${n} guides found`), zh: (n: number) => `找到${n}项` },
  none: { en: (q: string) => `No guide for “${q}”`, zh: (q: string) => `没有找到“${q}”的办事指南` },
  advice: { en: 'Try fewer or other words, or pinyin.', zh: '换个说法，或者用拼音试试。' },
  tries: { en: 'People look for', zh: '大家常找' },
})
