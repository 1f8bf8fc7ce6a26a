import type { MedalId } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const medalText: Record<MedalId, () => string> = defineTexts({
  'first-service': { en: 'First service', zh: '初次服务' },
  'hours-10': { en: '10 hours', zh: '十小时' },
  'services-10': { en: 'Ten services', zh: '十次服务' },
  'hours-50': { en: '50 hours', zh: '五十小时' },
  'first-wish': { en: 'First wish', zh: '圆梦一次' },
  'hours-100': { en: '100 hours', zh: '一百小时' },
  'year-1': { en: 'A year', zh: '满一年' },
  'services-50': { en: '50 services', zh: '五十次服务' },
  'hours-300': { en: '300 hours', zh: '三百小时' },
  'wishes-10': { en: 'Ten wishes', zh: '圆梦十次' },
  'year-3': { en: 'Three years', zh: '满三年' },
  'hours-600': { en: '600 hours', zh: '六百小时' },
})

export const t = defineTexts({
  title: { en: 'Volunteer', zh: '志愿者主页' },
  number: { en: (n: string) => `No. ${n}`, zh: (n: string) => `编号 ${n}` },
  hours: { en: 'Hours', zh: '服务时长' },
  services: { en: 'Services', zh: '服务次数' },
  rank: { en: 'Place', zh: '总排名' },
  unranked: { en: '–', zh: '–' },
  since: { en: (date: string) => `Volunteer since ${date}`, zh: (date: string) => `${date} 成为志愿者` },
  skills: { en: 'Skills', zh: '专长' },
  teams: { en: 'Teams', zh: '所在团队' },
  medals: { en: 'Medals', zh: '勋章' },
  medalsOf: { en: (n: number, of: number) => `${n} of ${of}`, zh: (n: number, of: number) => `已获 ${n}/${of}` },
  earned: { en: 'Earned', zh: '已获得' },
  progress: { en: (n: string, of: number) => `${n} / ${of}`, zh: (n: string, of: number) => `${n} / ${of}` },
  actions: { en: 'What they did', zh: '服务足迹' },
  hoursOf: { en: (n: string) => `${n} h`, zh: (n: string) => `${n} 小时` },
  own: { en: 'My record', zh: '我的志愿记录' },
  ranking: { en: 'Rankings', zh: '排行' },
})
