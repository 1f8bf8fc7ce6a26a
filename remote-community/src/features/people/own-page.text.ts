import { defineTexts } from '@plaza/shared/text'

/** What only the own page says, beside the texts of every person's. */
export const own = defineTexts({
  blockedNote: {
    en: 'You do not see what these people write, and they cannot comment on your posts, mention or follow you. They are not told.',
    zh: '您看不到他们发布的内容，他们也不能评论、提及或关注您。对方不会收到通知。',
  },
  save: { en: 'Save', zh: '保存' },
  introSaved: { en: 'Introduction saved', zh: '简介已保存' },
  introWaits: { en: 'Sent. It is shown once it has been reviewed.', zh: '已提交，审核通过后展示' },
  introPending: { en: 'Your changed profile waits for a review.', zh: '您修改的资料正在审核。' },
  introRefused: {
    en: (reason: string) => `Your changed profile was refused: ${reason}`,
    zh: (reason: string) => `资料未通过审核：${reason}`,
  },
})
