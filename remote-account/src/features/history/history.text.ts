import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'History', zh: '浏览历史' },
  today: { en: 'Today', zh: '今天' },
  yesterday: { en: 'Yesterday', zh: '昨天' },
  ask: {
    en: (n: number) => (n === 1 ? 'Delete 1 entry?' : `Delete ${n} entries?`),
    zh: (n: number) => `确定删除这 ${n} 条历史记录吗？`,
  },
  askAll: { en: 'Clear your whole history?', zh: '确定清空全部历史记录吗？' },
  askAllText: {
    en: 'Where you stopped listening is forgotten as well. This cannot be taken back.',
    zh: '音频的收听进度也会一并清除，且无法恢复。',
  },
  clearAll: { en: 'Clear all', zh: '清空' },
  cleared: { en: 'History cleared', zh: '历史记录已清空' },
  removeOne: {
    en: (title: string) => `Delete “${title}” from the history`,
    zh: (title: string) => `删除“${title}”的记录`,
  },
  heard: { en: (at: string) => `Heard up to ${at}`, zh: (at: string) => `听到 ${at}` },
  goOn: { en: 'Continue', zh: '继续听' },
  goOnWith: { en: (title: string) => `Continue “${title}”`, zh: (title: string) => `继续听“${title}”` },
})
