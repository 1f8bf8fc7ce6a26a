import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  volunteering: { en: 'Volunteering', zh: '志愿服务' },
  join: { en: 'Become a volunteer', zh: '成为志愿者' },
  hours: {
    en: (hours: string, n: number) => `${hours} h served · ${n} activities`,
    zh: (hours: string, n: number) => `累计服务 ${hours} 小时 · 参加 ${n} 场活动`,
  },
  next: {
    en: (when: string, where: string) => `Your next activity · ${when} · ${where}`,
    zh: (when: string, where: string) => `你的下一场活动 · ${when} · ${where}`,
  },
  find: { en: 'Find an activity', zh: '看看正在招募的活动' },
  why: { en: 'A few hours for the neighbourhood', zh: '用点滴时间，温暖一座城' },
})
