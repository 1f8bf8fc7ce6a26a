import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'History', zh: '浏览历史' },
  today: { en: 'Today', zh: '今天' },
  yesterday: { en: 'Yesterday', zh: '昨天' },
  askAll: { en: 'Clear your whole history?', zh: '确定清空全部历史记录吗？' },
  askAllText: {
    en: 'Where you stopped listening is forgotten as well. You can undo it for a few seconds.',
    zh: '音频的收听进度也会一并清除，几秒内可以撤销。',
  },
  clearAll: { en: 'Clear all', zh: '清空' },
  removeOne: {
    en: (title: string) => `Delete “${title}” from the history`,
    zh: (title: string) => `删除“${title}”的记录`,
  },
  heard: { en: (at: string) => `Heard up to ${at}`, zh: (at: string) => `听到 ${at}` },
  goOn: { en: 'Continue', zh: '继续听' },
  goOnWith: { en: (title: string) => `Continue “${title}”`, zh: (title: string) => `继续听“${title}”` },
})
