import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  table: { en: 'Programmes', zh: '节目单' },
  days: { en: 'Days', zh: '日期' },
  yesterday: { en: 'Yesterday', zh: '昨天' },
  today: { en: 'Today', zh: '今天' },
  tomorrow: { en: 'Tomorrow', zh: '明天' },
  coming: { en: 'Coming', zh: '未开始' },
  remind: { en: (name: string) => `Remind me of ${name}`, zh: (name: string) => `预约《${name}》` },
  reminded: { en: 'We will remind you ten minutes before', zh: '已预约，开始前 10 分钟提醒您' },
  reminderOff: { en: 'You will not be reminded', zh: '已取消预约' },
  over: { en: 'Over', zh: '已结束' },
})
