import type { FeedbackKind, FeedbackState } from '@plaza/shared/api'
import { FEEDBACK_TEXT } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

const { min, max } = FEEDBACK_TEXT

export const t = defineTexts({
  title: { en: 'Feedback', zh: '意见反馈' },
  mine: { en: 'My feedback', zh: '我的反馈' },
  one: { en: 'Feedback', zh: '反馈详情' },
  kind: { en: 'What is it about?', zh: '反馈类型' },
  content: { en: 'Your words', zh: '反馈内容' },
  example: {
    en: 'What did you do, what happened, and what did you expect?',
    zh: '您做了什么、看到了什么、希望怎样',
  },
  contact: { en: 'How can we reach you?', zh: '联系方式' },
  contactHelp: { en: 'Optional: a phone number or a mail address', zh: '选填：手机号或邮箱，仅用于回复您' },
  pictures: { en: 'Log in to add pictures.', zh: '登录后可以添加图片。' },
  guest: {
    en: 'You are not logged in: you can write, but you cannot see our answer here. Tell us how to reach you.',
    zh: '您还没有登录：可以提交，但之后看不到回复。请留下联系方式。',
  },
  send: { en: 'Send', zh: '提交' },
  uploading: { en: 'Pictures are being sent', zh: '图片上传中' },
  sent: { en: 'Sent. You will be told when we answer.', zh: '已提交，回复后会通知您' },
  thanks: { en: 'Thank you, we have received it.', zh: '谢谢，我们已经收到了' },
  thanksText: {
    en: 'If you told us how to reach you, we will. Log in before the next one and you can follow it here.',
    zh: '如果您留了联系方式，我们会与您联系。下次登录后再提交，就能在这里看到回复。',
  },
  another: { en: 'Write another', zh: '再写一条' },
  tooShort: { en: `Write ${min} to ${max} characters`, zh: `请填写 ${min} 到 ${max} 个字` },
  write: { en: 'Write feedback', zh: '写反馈' },
  support: { en: 'Support', zh: '客服' },
  me: { en: 'You', zh: '我' },
  conversation: { en: 'Conversation', zh: '往来记录' },
  picture: { en: (at: number) => `Enlarge picture ${at}`, zh: (at: number) => `查看第 ${at} 张图片` },
  reachedBy: { en: (contact: string) => `We reach you at ${contact}`, zh: (contact: string) => `联系方式：${contact}` },
  waits: { en: 'We read it and will answer here.', zh: '我们会尽快查看，并在这里回复您。' },
  isClosed: { en: 'This conversation is closed.', zh: '这条反馈已办结。' },
  reply: { en: 'Write on', zh: '继续补充' },
  replyExample: { en: 'Ask further, or tell us whether it works now', zh: '还有疑问，或告诉我们是否解决了' },
  replyTooLong: { en: `Write 1 to ${max} characters`, zh: `请填写 1 到 ${max} 个字` },
  replied: { en: 'Sent', zh: '已发送' },
})

export const kindText: Readonly<Record<FeedbackKind, () => string>> = defineTexts({
  fault: { en: 'Fault', zh: '故障' },
  idea: { en: 'Idea', zh: '建议' },
  content: { en: 'Content', zh: '内容' },
  account: { en: 'Account', zh: '账号' },
  other: { en: 'Other', zh: '其他' },
})

export const stateText: Readonly<Record<FeedbackState, () => string>> = defineTexts({
  waiting: { en: 'Waiting', zh: '待回复' },
  answered: { en: 'Answered', zh: '已回复' },
  closed: { en: 'Closed', zh: '已办结' },
})
