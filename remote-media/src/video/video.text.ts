import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  video: { en: 'Video', zh: '视频' },
  play: { en: 'Play', zh: '播放' },
  pause: { en: 'Pause', zh: '暂停' },
  seek: { en: 'Position', zh: '播放进度' },
  position: {
    en: (at: string, of: string) => `${at} of ${of}`,
    zh: (at: string, of: string) => `已播放 ${at}，共 ${of}`,
  },
  back: { en: (n: number) => `${n} s back`, zh: (n: number) => `后退 ${n} 秒` },
  forward: { en: (n: number) => `${n} s on`, zh: (n: number) => `前进 ${n} 秒` },
  rate: { en: 'Speed', zh: '倍速' },
  times: { en: (rate: number) => `${rate}×`, zh: (rate: number) => `${rate}×` },
  quality: { en: 'Quality', zh: '清晰度' },
  automatic: { en: 'Automatic', zh: '自动' },
  rows: { en: (n: number) => `${n}p`, zh: (n: number) => `${n}P` },
  full: { en: 'Full screen', zh: '全屏' },
  leaveFull: { en: 'Leave full screen', zh: '退出全屏' },
  small: { en: 'Picture in picture', zh: '小窗播放' },
  sound: { en: 'Sound on', zh: '打开声音' },
  mute: { en: 'Mute', zh: '静音' },
  failed: { en: 'This cannot be played right now', zh: '视频加载失败' },
  retry: { en: 'Try again', zh: '重试' },
  resumed: { en: (at: string) => `Goes on at ${at}`, zh: (at: string) => `已从 ${at} 继续播放` },
  again: { en: 'Watch again', zh: '重播' },
  controls: { en: 'Video controls', zh: '视频控制' },
})
