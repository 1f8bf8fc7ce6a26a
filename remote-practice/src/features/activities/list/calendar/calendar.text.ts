import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  earlier: { en: 'Earlier', zh: '往前' },
  later: { en: 'Later', zh: '往后' },
  wholeMonth: { en: 'Show the whole month', zh: '展开整月' },
  oneWeek: { en: 'Show one week', zh: '收起为一周' },
  allDays: { en: 'All days', zh: '全部日期' },
  today: { en: 'Today', zh: '今天' },
  dayWith: {
    en: (day: string, n: number) => `${day}, ${n === 0 ? 'no activities' : n === 1 ? '1 activity' : `${n} activities`}`,
    zh: (day: string, n: number) => `${day}，${n === 0 ? '没有活动' : `${n} 场活动`}`,
  },
})
