import type { RankedKind, RankingPeriod } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const kindText: Record<RankedKind, () => string> = defineTexts({
  volunteer: { en: 'People', zh: '志愿者' },
  team: { en: 'Teams', zh: '团队' },
  organisation: { en: 'Organisations', zh: '单位' },
  activity: { en: 'Activities', zh: '活动' },
})

export const periodText: Record<RankingPeriod, () => string> = defineTexts({
  all: { en: 'In all', zh: '总榜' },
  year: { en: 'Year', zh: '本年' },
  quarter: { en: 'Quarter', zh: '本季' },
  month: { en: 'Month', zh: '本月' },
})

export const titleText: Record<RankedKind, () => string> = defineTexts({
  volunteer: { en: 'Volunteer ranking', zh: '志愿者排行' },
  team: { en: 'Team ranking', zh: '团队排行' },
  organisation: { en: 'Organisation ranking', zh: '单位排行' },
  activity: { en: 'Activity ranking', zh: '活动排行' },
})

export const t = defineTexts({
  kinds: { en: 'Rankings', zh: '排行' },
  period: { en: 'Period', zh: '时间范围' },
  podium: { en: 'First three', zh: '前三名' },
  hours: { en: (n: string) => `${n} h`, zh: (n: string) => `${n} 小时` },
  services: { en: (n: number) => (n === 1 ? '1 service' : `${n} services`), zh: (n: number) => `${n} 人次` },
  times: { en: (n: number) => (n === 1 ? '1 service' : `${n} services`), zh: (n: number) => `服务 ${n} 次` },
  members: { en: (n: number) => (n === 1 ? '1 member' : `${n} members`), zh: (n: number) => `${n} 名成员` },
  by: { en: 'Ranked by', zh: '排行依据' },
  noneOfTeams: { en: 'You are in no team yet', zh: '您还没有加入团队' },
  place: { en: (n: number) => `No. ${n}`, zh: (n: number) => `第 ${n} 名` },
  own: { en: 'Own place', zh: '我的名次' },
  none: { en: 'No hours of yours count here yet', zh: '您还没有计入本榜的时长' },
  find: { en: 'Find an activity', zh: '去找活动' },
  seeAll: { en: 'See the ranking in all', zh: '看总榜' },
  logIn: { en: 'Log in to see your own place', zh: '登录后查看我的名次' },
  log: { en: 'Log in', zh: '登录' },
})

export const byText = defineTexts({
  hours: { en: 'By hours', zh: '按时长' },
  members: { en: 'By members', zh: '按人数' },
})
