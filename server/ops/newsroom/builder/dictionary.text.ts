import { defineTexts } from '@plaza/shared/text'

const words = defineTexts({
  'action-duplicate': { en: 'Duplicate', zh: '复制' },
  'action-delete': { en: 'Remove', zh: '移除' },
  'canvas-noconfig': { en: 'Unknown card {type}', zh: '未知卡片 {type}' },
  'field-arrayitem-summary': { en: 'Item {index}', zh: '第 {index} 项' },
  'field-arrayitem-duplicate': { en: 'Duplicate', zh: '复制' },
  'field-arrayitem-delete': { en: 'Remove', zh: '移除' },
  'field-external-selectdata': { en: 'Choose', zh: '选择' },
  'field-external-search': { en: 'Search', zh: '搜索' },
  'field-external-item': { en: 'Chosen', zh: '已选' },
  'field-external-result-singular': { en: '{count} result', zh: '{count} 条结果' },
  'field-external-result-plural': { en: '{count} results', zh: '{count} 条结果' },
  'drawer-category-other': { en: 'Other', zh: '其他' },
  'label-page': { en: 'Page', zh: '页面' },
  'label-component': { en: 'Card', zh: '卡片' },
  'loader-loading': { en: 'Loading', zh: '加载中' },
})

/** Puck's own words in the language of the page. */
export const dictionary = (): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, word()]))
