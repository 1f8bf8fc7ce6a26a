import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  live: { en: 'Live events', zh: '直播活动' },
  states: { en: 'Live events by state', zh: '按状态查看' },
  now: { en: 'On now', zh: '正在直播' },
  coming: { en: 'Coming', zh: '直播预告' },
  over: { en: 'Replays', zh: '精彩回放' },
  on: { en: (name: string) => `on ${name}`, zh: (name: string) => `${name}播出` },
  replay: { en: 'Watch the recording', zh: '看回放' },
  noReplay: { en: 'No recording', zh: '暂无回放' },
  calendar: { en: 'Add to calendar', zh: '加入日历' },
})
