import { defineTexts } from '../../../text'

export const t = defineTexts({
  title: { en: 'From the circles', zh: '圈子动态' },
  more: { en: (n: number) => `${n} more`, zh: (n: number) => `还有 ${n} 张` },
  pictures: {
    en: (n: number) => (n === 1 ? 'Open the post with its picture' : `Open the post with its ${n} pictures`),
    zh: (n: number) => `打开帖子，共 ${n} 张图片`,
  },
  vote: { en: 'Vote', zh: '投票' },
  like: { en: 'Like', zh: '点赞' },
  likes: { en: (n: string) => `Like, ${n} so far`, zh: (n: string) => `点赞，已有 ${n}` },
  comment: { en: 'Comment', zh: '评论' },
  comments: { en: (n: string) => `Comments, ${n} so far`, zh: (n: string) => `评论，已有 ${n}` },
})
