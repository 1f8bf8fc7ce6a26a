import { defineTexts } from '@plaza/shared/text'

const units = { en: ['h', 'min', 's'], zh: ['小时', '分', '秒'] } as const

/** 80 → `1 分 20 秒`: a screen reader would read `1:20` as a time of day. */
function spoken(seconds: number, language: keyof typeof units): string {
  const total = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const said = parts.flatMap((part, index) => (part > 0 ? [`${part} ${units[language][index]}`] : []))
  return said.join(' ') || `0 ${units[language][2]}`
}

export const t = defineTexts({
  player: { en: 'Audio player', zh: '音频播放器' },
  nowPlaying: { en: 'Now playing', zh: '正在播放' },
  open: { en: (name: string) => `Open the player: ${name}`, zh: (name: string) => `打开播放器：${name}` },
  show: { en: (name: string) => `Show ${name}`, zh: (name: string) => `查看${name}` },
  drag: {
    en: 'Arrow keys move the player, Escape folds it',
    zh: '方向键移动播放器，Esc 键收起',
  },
  play: { en: 'Play', zh: '播放' },
  pause: { en: 'Pause', zh: '暂停' },
  next: { en: 'Next', zh: '下一首' },
  previous: { en: 'Previous', zh: '上一首' },
  expandOf: { en: (name: string) => `Full player: ${name}`, zh: (name: string) => `展开播放器：${name}` },
  shrink: { en: 'Fold the player', zh: '收起播放器' },
  back: { en: '15 seconds back', zh: '后退 15 秒' },
  ahead: { en: '15 seconds ahead', zh: '前进 15 秒' },
  startOver: { en: 'Start over', zh: '从头播放' },
  close: { en: 'Close the player', zh: '关闭播放器' },
  progress: { en: 'Progress', zh: '播放进度' },
  played: {
    en: (position: number, duration: number) => `${spoken(position, 'en')} of ${spoken(duration, 'en')} played`,
    zh: (position: number, duration: number) => `已播放 ${spoken(position, 'zh')}，共 ${spoken(duration, 'zh')}`,
  },
  live: { en: 'Live', zh: '直播' },
  onAir: { en: 'On the air now', zh: '正在直播' },
  loading: { en: 'Loading', zh: '加载中' },
  failed: { en: 'It could not be loaded. Tap play to try again.', zh: '加载失败，点击播放重试' },
  sequence: { en: 'In order', zh: '顺序播放' },
  loop: { en: 'Repeat one', zh: '单曲循环' },
  random: { en: 'Shuffle', zh: '随机播放' },
  mode: { en: (mode: string) => `Order: ${mode}`, zh: (mode: string) => `播放模式：${mode}` },
  rate: { en: 'Speed', zh: '倍速' },
  rateOf: { en: (rate: number) => `Speed ${rate}x`, zh: (rate: number) => `倍速 ${rate}x` },
  timer: { en: 'Sleep timer', zh: '定时关闭' },
  timerLeft: { en: (left: string) => `Sleep timer: ${left} left`, zh: (left: string) => `定时关闭：剩余 ${left}` },
  off: { en: 'Off', zh: '不开启' },
  minutes: { en: (minutes: number) => `${minutes} minutes`, zh: (minutes: number) => `${minutes} 分钟` },
  longer: { en: '10 minutes longer', zh: '再加 10 分钟' },
  endOfCurrent: { en: 'End of this track', zh: '播完当前' },
  playlist: { en: 'Playlist', zh: '播放列表' },
  remove: { en: (name: string) => `Remove ${name}`, zh: (name: string) => `移除${name}` },
})
