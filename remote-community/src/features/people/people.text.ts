import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Person', zh: '用户主页' },
  parts: { en: 'Parts of this page', zh: '主页内容' },
  posts: { en: 'Posts', zh: '帖子' },
  votes: { en: 'Votes', zh: '投票' },
  followed: { en: 'Following', zh: '关注' },
  followers: { en: 'Followers', zh: '粉丝' },
  comments: { en: 'Comments', zh: '评论' },
  blocked: { en: 'Blocked', zh: '黑名单' },
  edit: { en: 'Edit profile', zh: '编辑资料' },
  more: { en: 'More about this person', zh: '更多操作' },
  block: { en: 'Block', zh: '拉黑' },
  unblock: { en: 'Unblock', zh: '解除拉黑' },
  blockSure: { en: (name: string) => `Block ${name}?`, zh: (name: string) => `拉黑“${name}”？` },
  blockText: {
    en: 'You no longer see what they write, and they cannot comment on your posts, mention or follow you. They are not told.',
    zh: '您将看不到对方发布的内容，对方也不能评论、提及或关注您。对方不会收到通知。',
  },
  blockedToast: { en: 'Blocked', zh: '已拉黑' },
  unblockedToast: { en: 'Unblocked', zh: '已解除拉黑' },
  youBlocked: {
    en: 'You blocked this person. What they write is hidden from you.',
    zh: '您已拉黑此用户，不再显示其发布的内容。',
  },
  muted: { en: 'This account may not post for now.', zh: '该账号因违反社区规范，暂时不能发布内容。' },
  followsHidden: { en: 'This person does not show whom they follow.', zh: '对方未公开关注列表' },
  closed: { en: 'This account is closed.', zh: '该账号已注销' },
  closedNote: {
    en: 'What it published is kept without a name.',
    zh: '其发布的内容以匿名方式保留。',
  },
  report: { en: 'Report', zh: '举报' },
})
