import { defineTexts } from '../../text'

export const t = defineTexts({
  like: { en: (n?: string) => (n ? `Like, ${n}` : 'Like'), zh: (n?: string) => (n ? `点赞，${n}` : '点赞') },
  collect: { en: 'Save', zh: '收藏' },
  share: { en: 'Share', zh: '分享' },
  comments: { en: (n: string) => `Comments: ${n}`, zh: (n: string) => `评论 ${n} 条` },
  write: { en: 'Add a comment…', zh: '写评论…' },
  collected: { en: 'Saved', zh: '已收藏' },
  taken: { en: 'Removed from saved', zh: '已取消收藏' },
})
