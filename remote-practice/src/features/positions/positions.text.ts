import type { PositionKind } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const kindText = defineTexts({
  centre: { en: 'Centre', zh: '实践中心' },
  station: { en: 'Stations', zh: '实践所站' },
  hall: { en: 'Halls and rooms', zh: '讲堂活动室' },
  culture: { en: 'Culture', zh: '文化场馆' },
  science: { en: 'Nature and science', zh: '科普基地' },
  outdoor: { en: 'Outdoors', zh: '公园营地' },
  service: { en: 'Service points', zh: '便民驿站' },
} satisfies Record<PositionKind, { en: string; zh: string }>)

export const t = defineTexts({
  title: { en: 'Places of practice', zh: '实践阵地' },
  place: { en: 'Place of practice', zh: '实践阵地' },
  kinds: { en: 'Kind of place', zh: '类别' },
  all: { en: 'All', zh: '全部' },
  showAll: { en: 'Show all places', zh: '看全部阵地' },
  map: { en: 'Map', zh: '地图' },
  mapTitle: { en: 'Practice map', zh: '实践地图' },
  list: { en: 'List', zh: '列表' },
  view: { en: 'List or map', zh: '列表或地图' },
  rooms: { en: (count: number) => `${count} to book`, zh: (count: number) => `${count} 间可预约` },
  address: { en: 'Address', zh: '地址' },
  away: { en: (metres: string) => `${metres} away`, zh: (metres: string) => `距离 ${metres}` },
  phone: { en: 'Phone', zh: '电话' },
  call: { en: (phone: string) => `Call ${phone}`, zh: (phone: string) => `拨打 ${phone}` },
  route: { en: 'Show the way', zh: '去这里' },
  hours: { en: 'Opening hours', zh: '开放时间' },
  about: { en: 'About this place', zh: '简介' },
  belongs: { en: 'Belongs to', zh: '所属' },
  children: { en: 'Places that belong here', zh: '下属阵地' },
  activities: { en: 'What is on', zh: '近期活动' },
  allActivities: { en: 'All activities', zh: '全部活动' },
  teams: { en: 'Teams that are active here', zh: '在这里活动的团队' },
  teamActivities: {
    en: (count: number) => (count === 1 ? '1 activity here' : `${count} activities here`),
    zh: (count: number) => `在此开展 ${count} 场活动`,
  },
  onMap: { en: (place: string) => `Show ${place} on the map`, zh: (place: string) => `在地图上看${place}` },
  mapOf: { en: (place: string) => `Map of ${place}`, zh: (place: string) => `${place}的地图` },
  chosen: { en: 'Chosen on the map', zh: '地图上选中的' },
  unchoose: { en: 'Close', zh: '关闭' },
  activity: { en: 'Activity', zh: '活动' },
  places: { en: 'Places', zh: '阵地' },
  shown: { en: 'What the map shows', zh: '地图显示' },
  noPlace: { en: 'Choose a place from the list', zh: '请从列表里选择一个阵地' },
})
