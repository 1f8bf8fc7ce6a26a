import type { SeriesExtent } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'
import type { PlanFault } from './plan.model'

export const t = defineTexts({
  what: { en: 'What', zh: '活动内容' },
  when: { en: 'When', zh: '时间' },
  where: { en: 'Where', zh: '地点' },
  people: { en: 'People', zh: '人数与签到' },
  title: { en: 'Title', zh: '活动名称' },
  kind: { en: 'Kind', zh: '类别' },
  skills: { en: 'Skills that are of use', zh: '需要的专长（可多选）' },
  body: { en: 'What is done, what to bring', zh: '活动说明（做什么、带什么）' },
  contact: { en: 'Contact', zh: '联系方式' },
  contactExample: { en: 'Name and phone number', zh: '例如：林队长 138…' },
  starts: { en: 'Begins', zh: '开始时间' },
  ends: { en: 'Ends', zh: '结束时间' },
  choose: { en: 'Choose', zh: '请选择' },
  weeks: { en: 'Repeats each week, times', zh: '每周重复（次数）' },
  weeksHelp: {
    en: 'Each is an activity of its own, one a week at the same time.',
    zh: '每周同一时间一场，每场单独报名，可单独取消。',
  },
  extent: { en: 'What is changed', zh: '修改范围' },
  extentHelp: {
    en: 'The other dates move by as much as this one. What has begun, or was signed in to, stays as it is.',
    zh: '其余场次按同样的幅度调整；已开始或已有人签到的场次不变。',
  },
  district: { en: 'District', zh: '所在区域' },
  venue: { en: 'Place of practice', zh: '实践场所' },
  venueHelp: {
    en: 'Its address is the activity’s, which is shown on its page.',
    zh: '选定后使用该场所的地址，活动也会显示在场所页面上。',
  },
  noVenue: { en: 'At another place', zh: '其他地点' },
  place: { en: 'Name of the place', zh: '地点名称' },
  map: { en: 'Move the map until the pin is at the place', zh: '移动地图，让图钉对准活动地点' },
  here: { en: 'Where I am now', zh: '使用我的位置' },
  noPosition: { en: 'No position right now. Move the map instead.', zh: '暂时无法定位，请移动地图选择' },
  capacity: { en: 'Places', zh: '名额' },
  hours: { en: 'Hours credited', zh: '计入时长（小时）' },
  signBy: { en: 'People sign in by', zh: '签到方式' },
  publish: { en: 'Publish', zh: '发布' },
  save: { en: 'Save the changes', zh: '保存修改' },
  uploading: { en: 'The picture is being sent…', zh: '图片上传中…' },
  published: { en: 'The activity is published', zh: '活动已发布' },
  saved: { en: 'Saved; participants are told of another time or place', zh: '已保存，时间地点有变会通知报名的人' },
})

export const extentText: Record<SeriesExtent, () => string> = defineTexts({
  one: { en: 'This date alone', zh: '仅本场' },
  rest: { en: 'This one and those after it', zh: '本场及以后各场' },
  all: { en: 'The whole series', zh: '整个系列' },
})

export const faultText: Record<PlanFault, () => string> = defineTexts({
  image: { en: 'Choose a picture', zh: '请选择一张图片' },
  title: { en: 'Give it a title of at most 40 characters', zh: '请填写活动名称，不超过 40 字' },
  kind: { en: 'Choose the kind', zh: '请选择类别' },
  past: { en: 'It has to begin in the future', zh: '开始时间要在现在之后' },
  times: { en: 'It has to end after it begins, within a day', zh: '结束时间要晚于开始时间，且不超过一天' },
  place: { en: 'Name the place and its district', zh: '请填写地点名称和所在区域' },
  point: { en: 'Show the place on the map', zh: '请在地图上选择地点' },
  contact: { en: 'Say who can be asked', zh: '请填写联系方式' },
  body: { en: 'Say what is done, in at most 2,000 characters', zh: '请填写活动说明，不超过 2000 字' },
})
