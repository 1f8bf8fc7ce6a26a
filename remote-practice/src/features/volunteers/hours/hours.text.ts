import type { HoursSource } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const sourceText: Record<HoursSource, () => string> = defineTexts({
  activity: { en: 'Activities', zh: '活动' },
  wish: { en: 'Wishes', zh: '心愿' },
  order: { en: 'Services', zh: '点单' },
  hand: { en: 'By hand', zh: '人工登记' },
})

export const tabText = defineTexts({
  hours: { en: 'Hours', zh: '时长' },
  joined: { en: 'Joined', zh: '参加过' },
  certificates: { en: 'Certificates', zh: '证书' },
})

export const joinText = defineTexts({
  waiting: { en: 'On the waiting list', zh: '候补中' },
  joined: { en: 'Signed up', zh: '已报名' },
  'signed-in': { en: 'Taking part', zh: '服务中' },
  'signed-out': { en: 'Done', zh: '已完成' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
})

export const t = defineTexts({
  noSums: { en: 'The totals could not be loaded.', zh: '总时长暂时无法加载。' },
  retry: { en: 'Load the totals again', zh: '重新加载总时长' },
  title: { en: 'My record', zh: '我的志愿记录' },
  total: { en: 'Hours in all', zh: '累计时长' },
  services: { en: 'Services', zh: '服务次数' },
  rank: { en: 'Place', zh: '总排名' },
  unranked: { en: '–', zh: '–' },
  year: { en: 'Year', zh: '年份' },
  ofYear: {
    en: (n: string, year: number) => `${n} h in ${year}`,
    zh: (n: string, year: number) => `${year} 年 ${n} 小时`,
  },
  noHours: {
    en: 'Your hours stand here by month after your first service.',
    zh: '完成第一次服务后，这里按月显示您的时长。',
  },
  chart: { en: 'Hours by month', zh: '各月时长' },
  inMonth: {
    en: (month: number, n: string) => `Month ${month}: ${n} h`,
    zh: (month: number, n: string) => `${month} 月 ${n} 小时`,
  },
  source: { en: 'Kind', zh: '来源' },
  all: { en: 'All', zh: '全部' },
  seeAll: { en: 'Show all hours', zh: '查看全部时长' },
  tabs: { en: 'Record', zh: '记录' },
  plus: { en: (n: string) => `+${n} h`, zh: (n: string) => `+${n} 小时` },
  amount: { en: (n: string) => `${n} h`, zh: (n: string) => `${n} 小时` },
  reversed: { en: 'Taken back', zh: '已冲回' },
  reversal: { en: 'Correction', zh: '更正' },
  issue: { en: 'Issue a certificate', zh: '开具证书' },
  issueOne: { en: 'Certificate', zh: '开证书' },
  calendar: { en: 'In my calendar', zh: '同步到日历' },
  calendarNote: { en: 'What you joined, kept up to date', zh: '报名的活动自动出现在手机日历' },
  find: { en: 'Find an activity', zh: '去找活动' },
  ranking: { en: 'Rankings', zh: '排行' },
  scope: { en: 'What it covers', zh: '证书范围' },
  scopeAll: { en: 'All my hours', zh: '全部时长' },
  scopeYear: { en: (year: string) => `The year ${year}`, zh: (year: string) => `${year} 年度` },
  scopeOne: { en: 'This service', zh: '本次服务' },
  shows: { en: 'How your name is shown', zh: '姓名显示方式' },
  masked: { en: 'Masked: Chen *', zh: '隐藏：陈*' },
  whole: { en: 'The whole name', zh: '显示全名' },
  showsNote: {
    en: 'Who has the certificate, or scans its code, sees the name like this.',
    zh: '拿到证书或扫码核验的人，会看到这样的姓名。',
  },
  makeIt: { en: 'Issue', zh: '开具' },
  needsName: { en: 'A certificate names you, so prove your name first.', zh: '证书需写明姓名，请先完成实名认证。' },
  prove: { en: 'Prove my name', zh: '去实名认证' },
})
