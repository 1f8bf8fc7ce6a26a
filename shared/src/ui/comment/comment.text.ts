import { defineTexts } from '../../text'

export const t = defineTexts({
  says: { en: ': ', zh: '：' },
  comments: { en: 'Comments', zh: '评论' },
  sort: { en: 'Order of comments', zh: '评论排序' },
  hot: { en: 'Top', zh: '最热' },
  newest: { en: 'Newest', zh: '最新' },
  write: { en: 'Write a comment', zh: '写评论' },
  reply: { en: 'Reply', zh: '回复' },
  replyTo: { en: (name: string) => `Reply to ${name}`, zh: (name: string) => `回复 ${name}` },
  to: { en: (name: string) => `to ${name}`, zh: (name: string) => `回复 ${name}` },
  placeholder: { en: 'Say something kind and true', zh: '友善发言，理性讨论' },
  send: { en: 'Publish', zh: '发布' },
  like: {
    en: (name: string, likes: string) => `Like the comment of ${name}${likes && `, ${likes}`}`,
    zh: (name: string, likes: string) => `赞 ${name} 的评论${likes && `，${likes}`}`,
  },
  more: { en: (name: string) => `More about the comment of ${name}`, zh: (name: string) => `${name} 的评论：更多` },
  menu: { en: 'Comment', zh: '评论' },
  pending: { en: 'Pending review', zh: '审核中' },
  remove: { en: 'Delete', zh: '删除' },
  ask: { en: 'Delete this comment?', zh: '删除这条评论？' },
  report: { en: 'Report', zh: '举报' },
  allReplies: {
    en: (n: number) => (n === 1 ? 'See the reply' : `See all ${n} replies`),
    zh: (n: number) => `查看全部${n}条回复`,
  },
  replies: { en: 'Replies', zh: '全部回复' },
  published: { en: 'Published', zh: '评论已发布' },
  waits: { en: 'It is shown once it has been reviewed', zh: '已提交，审核后展示' },
})
