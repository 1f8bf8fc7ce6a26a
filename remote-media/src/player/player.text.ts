import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  play: { en: (name: string) => `Play ${name}`, zh: (name: string) => `播放《${name}》` },
  pause: { en: (name: string) => `Pause ${name}`, zh: (name: string) => `暂停《${name}》` },
  playing: { en: 'Playing now', zh: '正在播放' },
})
