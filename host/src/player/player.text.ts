import { defineTexts } from '@plaza/shared/text'

/** Texts of the part that is loaded from the start; the views have their own table. */
export const t = defineTexts({
  loadFailed: { en: 'The playback address failed to load', zh: '播放地址加载失败' },
})
