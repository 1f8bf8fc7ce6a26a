import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  records: { en: 'Practice records', zh: '实践记录' },
  writeRecord: { en: 'Write a record', zh: '写实践记录' },
  when: { en: 'When', zh: '时间' },
  where: { en: 'Where', zh: '地点' },
  signUp: { en: 'Sign-up', zh: '报名' },
  reward: { en: 'Hours', zh: '服务时长' },
  organiser: { en: 'Organiser', zh: '组织团队' },
  skills: { en: 'Useful skills', zh: '用得上的专长' },
  contact: { en: 'Contact', zh: '联系方式' },
  toCalendar: { en: 'Add to my calendar', zh: '加入日历' },
  calendarElsewhere: {
    en: 'Files cannot be saved here. Open Plaza in a browser.',
    zh: '当前环境不能保存文件，请在浏览器中打开。',
  },
  openMap: { en: 'Open in maps', zh: '打开地图' },
  call: { en: (phone: string) => `Call ${phone}`, zh: (phone: string) => `拨打 ${phone}` },
  about: { en: 'About this activity', zh: '活动介绍' },
  people: { en: 'Volunteers', zh: '报名志愿者' },
  nobody: { en: 'Nobody has signed up yet. Be the first.', zh: '还没有人报名，等你来。' },
  everyone: { en: 'See everyone', zh: '查看全部' },
})
