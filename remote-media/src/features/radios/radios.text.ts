import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  radios: { en: 'Radio', zh: '广播' },
  radio: { en: 'Radio channel', zh: '广播频道' },
  stations: { en: 'Channels', zh: '频道' },
  silent: { en: 'Nothing on the air', zh: '暂无节目' },
  now: { en: 'On the air', zh: '正在直播' },
  listen: { en: 'Listen live', zh: '收听直播' },
  pause: { en: 'Pause', zh: '暂停' },
  listeners: { en: (n: string) => `${n} listening`, zh: (n: string) => `${n} 人在听` },
  anchors: { en: 'Presenters', zh: '主持人' },
  table: { en: 'Programmes', zh: '节目单' },
  days: { en: 'Days', zh: '日期' },
  yesterday: { en: 'Yesterday', zh: '昨天' },
  today: { en: 'Today', zh: '今天' },
  tomorrow: { en: 'Tomorrow', zh: '明天' },
  replay: { en: 'Replay', zh: '回听' },
  coming: { en: 'Coming', zh: '未开始' },
  over: { en: 'Over', zh: '已结束' },
})
