import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Waiting to be sent', zh: '待发送' },
  refused: { en: 'Not sent', zh: '未能发出' },
  waiting: { en: 'Sent once the network is back', zh: '联网后自动发送' },
  nothing: { en: 'Everything is sent', zh: '都已发送' },
  nothingText: {
    en: 'What you write or like without a network waits here.',
    zh: '没有网络时发布的内容和点赞会保存在这里。',
  },
  post: { en: 'Post', zh: '帖子' },
  comment: { en: 'Comment', zh: '评论' },
  reply: { en: (name: string) => `Reply to ${name}`, zh: (name: string) => `回复 ${name}` },
  like: { en: 'Like', zh: '点赞' },
  unlike: { en: 'Like taken back', zh: '取消点赞' },
  vote: { en: 'Vote', zh: '投票' },
  signIn: { en: 'Sign-in', zh: '活动签到' },
  signOut: { en: 'Sign-out', zh: '活动签退' },
  other: { en: 'Entry', zh: '内容' },
  pictures: { en: (n: number) => (n === 1 ? '1 picture' : `${n} pictures`), zh: (n: number) => `${n} 张图片` },
  open: { en: 'Open the page', zh: '查看原文' },
  again: { en: 'Send again', zh: '重新发送' },
  edit: { en: 'Edit', zh: '修改' },
  discard: { en: 'Discard', zh: '丢弃' },
  sure: { en: 'Discard this?', zh: '确定丢弃吗？' },
  sureText: { en: 'It is not sent, and its text is gone.', zh: '丢弃后不会发送，内容无法恢复。' },
  sent: { en: 'Sent', zh: '已发送' },
})
