import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  table: { en: 'Programmes', zh: '节目单' },
  days: { en: 'Days', zh: '日期' },
  yesterday: { en: 'Yesterday', zh: '昨天' },
  today: { en: 'Today', zh: '今天' },
  tomorrow: { en: 'Tomorrow', zh: '明天' },
  coming: { en: 'Coming', zh: '未开始' },
  over: { en: 'Over', zh: '已结束' },
})
