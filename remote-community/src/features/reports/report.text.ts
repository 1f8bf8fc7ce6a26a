import type { ReportReason, ReportTarget } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Report', zh: '举报' },
  reason: { en: 'What is wrong with it?', zh: '举报原因' },
  choose: { en: 'Choose a reason', zh: '请选择' },
  text: { en: 'Tell us more (optional)', zh: '补充说明（选填）' },
  placeholder: { en: 'What should the reviewers look at?', zh: '说说具体情况，方便核实' },
  note: {
    en: 'Reviewers look at every report. The person you report is not told who you are. What became of it comes as a message.',
    zh: '每条举报都会有人核实，对方不会知道是谁举报的，结果会通过消息告诉您。',
  },
  send: { en: 'Send report', zh: '提交举报' },
  uploading: { en: 'Uploading', zh: '图片上传中' },
  sent: { en: 'Thank you. We look at it and tell you what became of it', zh: '举报已提交，结果会通过消息告诉您' },
  open: { en: 'You reported this before. We are on it', zh: '您已举报过，我们会尽快核实' },
  kept: {
    en: 'We looked at your report of this, and it stays. It has not changed since',
    zh: '您举报过，经核实予以保留，内容此后没有变化',
  },
  own: { en: 'This is your own, so there is nothing to report.', zh: '这是您自己的内容，不需要举报。' },
  back: { en: 'Back', zh: '返回' },
  reasonFirst: { en: 'Choose a reason first', zh: '请先选择举报原因' },
  by: { en: (name: string) => `${name}: `, zh: (name: string) => `${name}：` },
})

export const targetText: Readonly<Record<ReportTarget, () => string>> = defineTexts({
  post: { en: 'You report this post', zh: '您要举报的帖子' },
  comment: { en: 'You report this comment', zh: '您要举报的评论' },
  chat: { en: 'You report this line', zh: '您要举报的发言' },
  person: { en: 'You report this person', zh: '您要举报的用户' },
  advice: { en: 'You report this letter', zh: '您要举报的来信' },
  piece: { en: 'You report this piece', zh: '您要举报的作品' },
  wish: { en: 'You report this wish', zh: '您要举报的心愿' },
  practice: { en: 'You report this post', zh: '您要举报的文明实践内容' },
})

/** What cannot be reported now. */
export const thingText: Readonly<Record<ReportTarget, () => string>> = defineTexts({
  post: { en: 'The post', zh: '帖子' },
  comment: { en: 'The comment', zh: '评论' },
  chat: { en: 'The line', zh: '发言' },
  person: { en: 'The person', zh: '用户' },
  advice: { en: 'The letter', zh: '来信' },
  piece: { en: 'The piece', zh: '作品' },
  wish: { en: 'The wish', zh: '心愿' },
  practice: { en: 'The post', zh: '文明实践内容' },
})

export const reasonText: Readonly<Record<ReportReason, () => string>> = defineTexts({
  spam: { en: 'Advertising or spam', zh: '垃圾广告' },
  abuse: { en: 'Insults or harassment', zh: '辱骂、骚扰他人' },
  false: { en: 'False information', zh: '虚假、不实信息' },
  illegal: { en: 'Against the law', zh: '违法违规' },
  privacy: { en: 'Somebody’s private data', zh: '泄露他人隐私' },
  other: { en: 'Something else', zh: '其他' },
})
