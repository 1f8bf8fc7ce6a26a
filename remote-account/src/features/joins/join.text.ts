import { JOIN_NOTE, type JoinState } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'
import type { JoinFault } from './join-draft.model'

export const t = defineTexts({
  title: { en: 'Join us', zh: '加入我们' },
  intro: {
    en: 'The city is told by those who live in it. Choose what you would like to be; an editor reads every application.',
    zh: '这座城，由住在这里的人来讲。选一个您想做的，每一份申请都有编辑认真看。',
  },
  offers: { en: 'What you can be', zh: '您可以成为' },
  needs: { en: 'What we ask for', zh: '我们希望' },
  applyFor: { en: (name: string) => `Apply: ${name}`, zh: (name: string) => `申请${name}` },
  mine: { en: 'My applications', zh: '我的申请' },
  one: { en: 'Application', zh: '申请详情' },
  guest: {
    en: 'Log in to apply: your application is kept, and you can follow it here.',
    zh: '登录后才能提交，申请会保存下来，之后可以在这里看到进展。',
  },
  name: { en: 'Your name', zh: '姓名' },
  organisation: { en: 'Name of the organisation', zh: '机构名称' },
  phone: { en: 'Phone', zh: '手机号' },
  note: { en: 'About you', zh: '自我介绍' },
  noteExample: {
    en: 'What you do, what you would like to do here, and when you can',
    zh: '您做过什么、想做什么、有多少时间',
  },
  portfolio: { en: 'Link to your work', zh: '作品链接' },
  portfolioHelp: { en: 'Optional, beginning with https://', zh: '选填，以 https:// 开头' },
  pictures: { en: 'Pictures of your work, or of what proves it', zh: '作品或证明材料的图片' },
  send: { en: 'Send the application', zh: '提交申请' },
  uploading: { en: 'Pictures are being sent', zh: '图片上传中' },
  sent: { en: 'Sent. You can follow it here.', zh: '已提交，可以在这里看到进展' },
  answer: { en: 'Our answer', zh: '审核意见' },
  facts: { en: 'What you sent', zh: '申请内容' },
  sentAt: { en: 'Sent', zh: '提交时间' },
  steps: { en: 'Progress', zh: '进展' },
  stepSent: { en: 'Sent', zh: '已提交' },
  stepReviewing: { en: 'Being read', zh: '审核中' },
  stepDecided: { en: 'Decided', zh: '有结果' },
  withdraw: { en: 'Withdraw the application', zh: '撤回申请' },
  withdrawSure: { en: 'Withdraw this application?', zh: '确定撤回这份申请？' },
  withdrawText: { en: 'Nobody reads it then. You can apply again.', zh: '撤回后不再审核，您可以重新提交。' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
  again: { en: 'Apply again', zh: '重新申请' },
  picture: { en: (at: number) => `Enlarge picture ${at}`, zh: (at: number) => `查看第 ${at} 张图片` },
})

export const stateText: Readonly<Record<JoinState, () => string>> = defineTexts({
  received: { en: 'Sent', zh: '已提交' },
  reviewing: { en: 'Being read', zh: '审核中' },
  accepted: { en: 'Accepted', zh: '已通过' },
  refused: { en: 'Not accepted', zh: '未通过' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
})

export const faultText: Readonly<Record<JoinFault, () => string>> = defineTexts({
  name: { en: 'Write your name, 1 to 30 characters', zh: '请填写姓名，最多 30 个字' },
  organisation: { en: 'Write the name of the organisation', zh: '请填写机构名称' },
  phone: { en: 'Write a mobile phone number', zh: '请填写正确的手机号' },
  note: {
    en: `Write ${JOIN_NOTE.min} to ${JOIN_NOTE.max} characters about you`,
    zh: `自我介绍需 ${JOIN_NOTE.min} 到 ${JOIN_NOTE.max} 个字`,
  },
  portfolio: { en: 'The link must begin with https://', zh: '链接需以 https:// 开头' },
})
