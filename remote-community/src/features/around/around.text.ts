import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Nearby', zh: '身边' },
  placeTitle: { en: 'Place nearby', zh: '身边地点' },
  search: { en: 'Search places and streets', zh: '搜地点、街道' },
  kinds: { en: 'Kind of place', zh: '类别' },
  all: { en: 'All', zh: '全部' },
  openNow: { en: 'Open now', zh: '现在营业' },
  showAll: { en: 'Show all places', zh: '看全部地点' },
  hours: { en: 'Opening hours', zh: '开放时间' },
  holidays: { en: 'Public holiday', zh: '节假日' },
  closed: { en: 'closed', zh: '不开放' },
  address: { en: 'Address', zh: '地址' },
  phone: { en: 'Phone', zh: '电话' },
  call: { en: (phone: string) => `Call ${phone}`, zh: (phone: string) => `拨打 ${phone}` },
  route: { en: 'Show the way', zh: '去这里' },
  away: { en: (metres: string) => `${metres} away`, zh: (metres: string) => `距离 ${metres}` },
  activities: { en: 'This week', zh: '近期活动' },
  about: { en: 'About this place', zh: '简介' },
  pictures: { en: 'Pictures', zh: '图片' },
  picture: {
    en: (at: number, of: number) => `Picture ${at} of ${of}`,
    zh: (at: number, of: number) => `第 ${at} 张，共 ${of} 张图片`,
  },
  share: { en: 'Share this place', zh: '分享这个地点' },
})
