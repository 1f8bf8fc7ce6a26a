import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  radios: { en: 'Radio', zh: '广播' },
  radio: { en: 'Radio channel', zh: '广播频道' },
  programmes: { en: 'All radio programmes', zh: '全部广播节目' },
  silent: { en: 'Nothing on the air', zh: '暂无节目' },
  now: { en: 'On the air', zh: '正在直播' },
  listen: { en: 'Listen live', zh: '收听直播' },
  pause: { en: 'Pause', zh: '暂停' },
  listeners: { en: (n: string) => `${n} listening`, zh: (n: string) => `${n} 人在听` },
  anchors: { en: 'Presenters', zh: '主持人' },
  replay: { en: 'Replay', zh: '回听' },
})
