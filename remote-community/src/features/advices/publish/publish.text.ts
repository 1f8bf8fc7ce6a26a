import type { AdviceAudience } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'
import type { AdviceFault } from './advice-draft.model'

export const t = defineTexts({
  title: { en: 'Write to a department', zh: '我要写信' },
  department: { en: 'Department', zh: '部门' },
  choose: { en: 'Choose a department', zh: '请选择部门' },
  kind: { en: 'Kind', zh: '类型' },
  heading: { en: 'Title', zh: '标题' },
  headingExample: { en: 'e.g. The lamp at No. 16 is out', zh: '例如：盐仓巷 16 号的路灯不亮' },
  content: { en: 'What is it about?', zh: '具体情况' },
  contentExample: {
    en: 'Where, since when, and what you would like to happen',
    zh: '在哪里、从什么时候开始、希望怎样解决',
  },
  audience: { en: 'Who sees it', zh: '公开方式' },
  similar: { en: 'This has been answered before', zh: '这些问题已有答复' },
  send: { en: 'Send', zh: '提交' },
  uploading: { en: 'Pictures are being sent', zh: '图片上传中' },
  sent: { en: 'Sent. The department has received it.', zh: '已提交，部门已收到' },
  inReview: { en: 'Sent. Others see it once the department has answered.', zh: '已提交，部门答复后对其他人展示' },
  needsPhone: {
    en: 'Bind a phone number first, so that the department can reach you.',
    zh: '写信前请先绑定手机号，方便部门与您联系。',
  },
})

export const audienceText: Record<AdviceAudience, () => string> = defineTexts({
  named: { en: 'Everybody, with my name', zh: '公开，显示昵称' },
  anonymous: { en: 'Everybody, without my name', zh: '公开，不显示昵称' },
  private: { en: 'The department alone', zh: '不公开，仅部门可见' },
})

export const faultText: Record<AdviceFault, () => string> = defineTexts({
  department: { en: 'Choose a department first', zh: '请先选择部门' },
  title: { en: 'The title needs 4 to 40 characters', zh: '标题需 4 到 40 个字' },
  content: { en: 'The text needs 10 to 1000 characters', zh: '具体情况需 10 到 1000 字' },
})
