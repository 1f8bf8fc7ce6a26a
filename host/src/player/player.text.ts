import { defineTexts } from '@plaza/shared/text'

/** Said by the part that is there from the start; the views have their own table. */
export const t = defineTexts({
  loadFailed: { en: 'The playback address failed to load', zh: '播放地址加载失败' },
})
