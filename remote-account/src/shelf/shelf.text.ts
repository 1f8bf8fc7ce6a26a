import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  edit: { en: 'Edit', zh: '管理' },
  done: { en: 'Done', zh: '完成' },
  selectAll: { en: 'Select all', zh: '全选' },
  pick: { en: (title: string) => `Select “${title}”`, zh: (title: string) => `选择“${title}”` },
  kinds: { en: 'Kinds of content', zh: '内容类型' },
  remove: {
    en: (n: number) => (n > 0 ? `Remove (${n})` : 'Remove'),
    zh: (n: number) => (n > 0 ? `删除（${n}）` : '删除'),
  },
  removed: { en: 'Removed', zh: '已删除' },
  unfollowed: { en: 'No longer followed', zh: '已取消关注' },
  unsubscribed: { en: 'No longer subscribed', zh: '已取消订阅' },
  search: { en: 'Search in this list', zh: '在列表中搜索' },
  searchHint: { en: 'Words or pinyin', zh: '关键词或拼音' },
  none: { en: (q: string) => `Nothing found for “${q}”`, zh: (q: string) => `没有找到“${q}”相关的内容` },
  advice: { en: 'Try fewer or other words, or pinyin.', zh: '换个词，或者用拼音试试。' },
  showAll: { en: 'Show all', zh: '查看全部' },
  browse: { en: 'Find something to read', zh: '去首页看看' },
})
