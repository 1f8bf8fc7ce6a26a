import type { PublicationState } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'
import type { PublicationFault } from './publication.model'

export const t = defineTexts({
  publish: { en: 'Publish', zh: '发布' },
  own: { en: 'My publications', zh: '我的发布' },
  write: { en: 'Write', zh: '写内容' },
  parts: { en: 'Parts of this page', zh: '页面分区' },
  textOnly: { en: 'Text only', zh: '纯文字' },
  writeText: { en: 'Write a text', zh: '写文字' },
  headline: { en: 'Headline', zh: '标题' },
  headlineHint: { en: 'A headline one would open', zh: '起一个让人想点开的标题' },
  content: { en: 'Text', zh: '正文' },
  contentHint: { en: 'What happened? Where, when, who?', zh: '发生了什么？时间、地点、人物…' },
  textHint: { en: 'Write as long as you like, up to 5000 characters…', zh: '慢慢写，最多 5000 字…' },
  media: { en: 'Pictures or a video', zh: '图片或视频' },
  mediaHelp: {
    en: 'Up to nine pictures, or one video of ten minutes. Where a picture was taken is removed from it.',
    zh: '最多九张图片，或一段十分钟以内的视频。图片里的拍摄位置会自动去除。',
  },
  category: { en: 'Category', zh: '分类' },
  choose: { en: 'Choose', zh: '请选择' },
  select: { en: 'Category and topic', zh: '选择分类和话题' },
  topic: { en: 'Topic', zh: '话题' },
  noTopic: { en: 'No topic', zh: '不选话题' },
  done: { en: 'Done', zh: '完成' },
  credit: { en: (n: string) => `+${n} credits once it is shown`, zh: (n: string) => `通过后 +${n} 积分` },
  uploading: { en: 'Being uploaded', zh: '正在上传' },
  published: { en: 'Published', zh: '已发布' },
  inReview: { en: 'Sent. It is shown once it has been reviewed.', zh: '已提交，审核通过后展示' },
  edit: { en: 'Write again', zh: '修改重发' },
  replaceSure: { en: 'Replace your draft?', zh: '替换现有的草稿？' },
  takeBack: { en: 'Take back', zh: '撤回' },
  takeBackSure: { en: 'Take this back?', zh: '撤回这篇内容？' },
  takeBackText: { en: 'It is gone for everybody.', zh: '撤回后所有人都看不到，无法恢复。' },
  takenBack: { en: 'Taken back', zh: '已撤回' },
  none: { en: 'Write the first one', zh: '去写第一篇' },
  reason: { en: (text: string) => `Reason: ${text}`, zh: (text: string) => `原因：${text}` },
  refused: { en: 'This picture was refused', zh: '这张图片未通过检查' },
})

export const stateText: Record<PublicationState, () => string> = defineTexts({
  pending: { en: 'In review', zh: '审核中' },
  shown: { en: 'Published', zh: '已发布' },
  refused: { en: 'Refused', zh: '未通过' },
})

export const faultText: Record<PublicationFault, () => string> = defineTexts({
  title: { en: 'A headline is missing', zh: '请填写标题' },
  'title-long': { en: 'The headline is longer than 40 characters', zh: '标题超过 40 字' },
  content: { en: 'Write a few words, or add a picture', zh: '请写点内容，或添加图片' },
  'content-long': { en: 'The text is longer than 5000 characters', zh: '正文超过 5000 字' },
  category: { en: 'Choose a category', zh: '请选择分类' },
})
