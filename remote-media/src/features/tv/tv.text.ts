import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  tv: { en: 'TV', zh: '看电视' },
  channel: { en: 'TV channel', zh: '电视频道' },
  silent: { en: 'Nothing on the air', zh: '暂无节目' },
  watching: { en: (n: string) => `${n} watching`, zh: (n: string) => `${n} 人在看` },
  watch: { en: 'Watch live', zh: '看直播' },
  replay: { en: 'Replay', zh: '回看' },
  replaying: { en: 'Replay', zh: '正在回看' },
  backToLive: { en: 'Back to live', zh: '回到直播' },
  table: { en: 'Programmes', zh: '节目单' },
  chat: { en: 'Chat', zh: '聊天' },
  parts: { en: 'Programmes and chat', zh: '节目单和聊天' },
  say: { en: 'Say something', zh: '说点什么' },
  send: { en: 'Send', zh: '发送' },
  waits: { en: 'It will be seen once it has been reviewed', zh: '已提交，审核后可见' },
  like: { en: (n: string) => `Like, ${n}`, zh: (n: string) => `点赞，${n}` },
  share: { en: 'Share', zh: '分享' },
  quiet: { en: 'Nobody has said anything yet', zh: '还没有人说话，来聊第一句' },
  now: { en: (name: string) => `Now: ${name}`, zh: (name: string) => `正在播出：${name}` },
  until: { en: (clock: string) => `until ${clock}`, zh: (clock: string) => `至 ${clock}` },
  began: {
    en: (at: string, name: string) => `${at} ${name} began`,
    zh: (at: string, name: string) => `${at}《${name}》开始`,
  },
  sayAbout: { en: (name: string) => `Talk about ${name}`, zh: (name: string) => `聊聊《${name}》` },
  live: { en: 'Live events', zh: '直播活动' },
})
