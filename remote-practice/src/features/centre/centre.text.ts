import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Volunteering', zh: '文明实践' },
  entries: { en: 'What you can do', zh: '实践服务' },
  news: { en: 'Out and about', zh: '实践风采' },
  activities: { en: 'What is on', zh: '近期活动' },
  wishes: { en: 'Wishes to fulfil', zh: '微心愿' },
  services: { en: 'Order a service', zh: '预约服务' },
  servicesNote: { en: 'Haircuts, repairs, company: at your door', zh: '理发、维修、陪伴，上门来办' },
  teams: { en: 'Teams', zh: '志愿团队' },
  map: { en: 'Practice map', zh: '实践地图' },
  mapNote: {
    en: 'Stations, venues and activities around you',
    zh: '身边的实践所站、场馆和活动',
  },
  classrooms: { en: 'Classrooms', zh: '文明课堂' },
  projects: { en: 'Projects', zh: '志愿项目' },
  ranking: { en: 'Ranking of teams', zh: '团队排行' },
  rankingNote: { en: 'By hours', zh: '按服务时长' },
  call: { en: (phone: string) => `Call ${phone}`, zh: (phone: string) => `拨打 ${phone}` },
  about: { en: 'About the centre', zh: '中心介绍' },
  venues: { en: 'Places', zh: '实践阵地' },
  volunteer: { en: 'Volunteer', zh: '注册志愿者' },
  findTeam: { en: 'Find a team', zh: '找团队' },
  shows: { en: 'Shows', zh: '文明风采' },
  extension: { en: 'Reading', zh: '实践延展' },
  record: { en: 'My hours', zh: '我的时长' },
  helpers: { en: 'My family', zh: '我的亲友' },
  teamActivities: {
    en: (count: number) => (count === 1 ? '1 activity' : `${count} activities`),
    zh: (count: number) => `${count} 场活动`,
  },
})
