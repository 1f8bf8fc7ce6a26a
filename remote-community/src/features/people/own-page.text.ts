import { count } from '@plaza/shared/format'
import { defineTexts } from '@plaza/shared/text'

/** What only the own page says, beside the texts of every person's. */
export const own = defineTexts({
  blockedNote: {
    en: 'You do not see what these people write, and they cannot comment on your posts, mention or follow you. They are not told.',
    zh: '您看不到他们发布的内容，他们也不能评论、提及或关注您。对方不会收到通知。',
  },
  comments: { en: 'Own comments', zh: '我的评论' },
  replyTo: { en: (name: string) => `Reply to ${name}:`, zh: (name: string) => `回复 ${name}：` },
  about: { en: (title: string) => `On: ${title}`, zh: (title: string) => `评论于：${title}` },
  targetGone: { en: 'What it is on no longer exists', zh: '原内容已不存在' },
  likes: { en: (n: number) => (n === 1 ? '1 like' : `${count(n)} likes`), zh: (n: number) => `${count(n)} 赞` },
  removeComment: { en: (text: string) => `Delete the comment “${text}”`, zh: (text: string) => `删除评论“${text}”` },
})
