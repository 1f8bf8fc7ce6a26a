import { defineTexts } from '@plaza/shared/text'
import type { PracticeFault } from './practice-draft.model'

export const t = defineTexts({
  showTitle: { en: 'Show something', zh: '发布文明展示' },
  recordTitle: { en: 'Write a record', zh: '写实践记录' },
  activity: { en: 'Activity', zh: '活动' },
  heading: { en: 'Title', zh: '标题' },
  headingExample: { en: 'e.g. Twelve seconds at the crossing', zh: '例如：七点二十分，路口的十二秒' },
  content: { en: 'What did you see?', zh: '正文' },
  contentExample: { en: 'Tell it as you would tell a neighbour', zh: '像说给邻居听那样写下来' },
  uploading: { en: 'Files are being sent', zh: '文件上传中' },
  send: { en: 'Send for review', zh: '提交审核' },
  save: { en: 'Save as a draft', zh: '存草稿' },
  sent: { en: 'Sent. Others see it after a review', zh: '已提交，审核后展示' },
  saved: { en: 'Saved as a draft', zh: '草稿已保存' },
  needsPhone: { en: 'Bind a phone number first.', zh: '发布前请先绑定手机号。' },
})

export const faultText: Record<PracticeFault, () => string> = defineTexts({
  title: { en: 'The title needs 1 to 40 characters', zh: '标题需 1 到 40 个字' },
  content: { en: 'The text needs 1 to 2000 characters', zh: '正文需 1 到 2000 字' },
})
