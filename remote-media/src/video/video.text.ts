import { defineTexts } from '@plaza/shared/text'

/** A language as its readers call it. */
export const subtitleText = defineTexts({
  zh: { en: '中文', zh: '中文' },
  en: { en: 'English', zh: 'English' },
})

export const t = defineTexts({
  video: { en: 'Video', zh: '视频' },
  play: { en: 'Play', zh: '播放' },
  pause: { en: 'Pause', zh: '暂停' },
  seek: { en: 'Position', zh: '播放进度' },
  position: {
    en: (at: string, of: string) => `${at} of ${of}`,
    zh: (at: string, of: string) => `已播放 ${at}，共 ${of}`,
  },
  rate: { en: 'Speed', zh: '倍速' },
  times: { en: (rate: number) => `${rate}×`, zh: (rate: number) => `${rate}×` },
  quality: { en: 'Quality', zh: '清晰度' },
  automatic: { en: 'Automatic', zh: '自动' },
  rows: { en: (n: number) => `${n}p`, zh: (n: number) => `${n}P` },
  subtitles: { en: 'Subtitles', zh: '字幕' },
  off: { en: 'Off', zh: '关闭' },
  startOver: { en: 'Start over', zh: '从头播放' },
  full: { en: 'Full screen', zh: '全屏' },
  leaveFull: { en: 'Leave full screen', zh: '退出全屏' },
  small: { en: 'Picture in picture', zh: '小窗播放' },
  sound: { en: 'Sound on', zh: '打开声音' },
  behind: { en: (n: number) => `${n} s behind`, zh: (n: number) => `落后 ${n} 秒` },
  backToLive: { en: 'Back to live', zh: '回到直播' },
  tapForSound: { en: 'Tap for sound', zh: '点按打开声音' },
  mute: { en: 'Mute', zh: '静音' },
  failed: { en: 'This cannot be played right now', zh: '视频加载失败' },
  retry: { en: 'Try again', zh: '重试' },
})
