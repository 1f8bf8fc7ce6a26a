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
  browse: { en: 'Find something to read', zh: '去首页看看' },
})
