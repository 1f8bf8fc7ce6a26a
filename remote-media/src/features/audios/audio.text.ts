import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  audio: { en: 'Audio', zh: '音频' },
  play: { en: 'Play', zh: '播放' },
  pause: { en: 'Pause', zh: '暂停' },
  previous: { en: 'Previous', zh: '上一集' },
  next: { en: 'Next', zh: '下一集' },
  playing: { en: (name: string) => `Now playing: ${name}`, zh: (name: string) => `正在播放：${name}` },
  seek: { en: 'Position', zh: '播放进度' },
  position: {
    en: (at: string, of: string) => `${at} of ${of}`,
    zh: (at: string, of: string) => `已播放 ${at}，共 ${of}`,
  },
  startOver: { en: 'Start over', zh: '从头播放' },
  rate: { en: 'Speed', zh: '倍速' },
  times: { en: (rate: number) => `${rate}×`, zh: (rate: number) => `${rate}×` },
  timer: { en: 'Sleep timer', zh: '定时关闭' },
  off: { en: 'Off', zh: '不开启' },
  end: { en: 'After this one', zh: '播完当前' },
  minutes: { en: (n: number) => `In ${n} minutes`, zh: (n: number) => `${n} 分钟后` },
  list: { en: 'Playlist', zh: '播放列表' },
  fromAlbum: { en: 'From the album', zh: '所属专辑' },
  tracks: { en: (n: string) => `${n} episodes`, zh: (n: string) => `共 ${n} 集` },
  about: { en: 'About this episode', zh: '节目简介' },
  views: { en: (n: string) => `${n} plays`, zh: (n: string) => `${n} 次播放` },
  related: { en: 'Listen next', zh: '相关推荐' },
})
