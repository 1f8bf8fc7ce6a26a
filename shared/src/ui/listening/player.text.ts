import { defineTexts } from '../../text'

const t = defineTexts({
  play: { en: (name: string) => `Play ${name}`, zh: (name: string) => `播放《${name}》` },
  pause: { en: (name: string) => `Pause ${name}`, zh: (name: string) => `暂停《${name}》` },
})

/** Name of a button that plays or pauses an item. */
export const playLabel = (name: string, playing: boolean): string => (playing ? t.pause(name) : t.play(name))
