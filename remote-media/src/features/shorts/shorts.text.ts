import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  shorts: { en: 'Short videos', zh: '短视频' },
  back: { en: 'Back', zh: '返回' },
  play: { en: 'Play', zh: '播放' },
  pause: { en: 'Pause', zh: '暂停' },
  sound: { en: 'Tap for sound', zh: '点按打开声音' },
  loading: { en: 'Loading', zh: '加载中' },
  like: { en: 'Like', zh: '点赞' },
  collect: { en: 'Save', zh: '收藏' },
  comments: { en: 'Comments', zh: '评论' },
  share: { en: 'Share', zh: '分享' },
  report: { en: 'Report', zh: '举报' },
  failed: { en: 'This cannot be played right now', zh: '视频加载失败' },
  retry: { en: 'Try again', zh: '重试' },
  previous: { en: 'Previous video', zh: '上一个' },
  next: { en: 'Next video', zh: '下一个' },
  seenAll: {
    en: (n: number) => `You have seen all ${n} short videos`,
    zh: (n: number) => `${n} 个短视频都看完了`,
  },
  subtitles: { en: 'Subtitles', zh: '字幕' },
  full: { en: 'Full screen', zh: '全屏' },
  leaveFull: { en: 'Leave full screen', zh: '退出全屏' },
  page: { en: 'About this video', zh: '视频详情' },
  more: { en: 'More short videos', zh: '看更多短视频' },
})
