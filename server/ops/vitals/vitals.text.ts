import type { VitalGrouping } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Speed of the pages', zh: '页面性能' },
  by: { en: 'Compare', zh: '比较' },
  span: { en: 'Span', zh: '时段' },
  h24: { en: '24 h', zh: '24 小时' },
  h168: { en: '7 d', zh: '7 天' },
  h720: { en: '30 d', zh: '30 天' },
  owner: { en: 'Whose pages', zh: '页面归属' },
  route: { en: 'Route', zh: '路由' },
  allRoutes: { en: 'All routes', zh: '全部路由' },
  otherRoutes: { en: 'other pages', zh: '其他页面' },
  none: {
    en: 'No numbers yet. Pages report them while people use the app.',
    zh: '还没有数据。用户使用应用时，页面会上报。',
  },
  few: {
    en: (n: number, text: string) => `${text} ${n === 1 ? 'visit' : 'visits'}: no number yet`,
    zh: (_: number, text: string) => `${text} 次访问，暂无数值`,
  },
  percentile: { en: 'p75', zh: 'P75' },
  band: { en: 'p75; the area is p50 to p95', zh: 'P75，色带为 P50 至 P95' },
  errors: { en: 'Errors per visit', zh: '每次访问的错误数' },
  visits: { en: 'Visits', zh: '访问次数' },
  table: { en: 'Numbers of the whole span', zh: '整个时段的数值' },
  before: { en: 'than the release before', zh: '与上一版本相比' },
  changes: { en: 'Changes in this span', zh: '该时段的变更' },
  unchanged: { en: 'No other release was made to run.', zh: '没有版本变更。' },
  who: { en: (who: string) => `by ${who}`, zh: (who: string) => `操作人 ${who}` },
})

export const groupingNames: Readonly<Record<VitalGrouping, () => string>> = defineTexts({
  release: { en: 'Releases', zh: '版本' },
  route: { en: 'Routes', zh: '路由' },
  remote: { en: 'Remotes', zh: '子应用' },
})
