import { defineTexts } from '@plaza/shared/text'
import type { PostFault } from './publish-draft.model'

export const t = defineTexts({
  title: { en: 'New post', zh: '发帖' },
  newVote: { en: 'New vote', zh: '发起投票' },
  changeVote: { en: 'Change the vote', zh: '修改投票' },
  fixedVote: {
    en: 'This vote cannot be changed: somebody has voted, or it has ended.',
    zh: '投票已有人参与或已结束，不能再修改。',
  },
  changed: { en: 'Changed', zh: '已修改' },
  changeHeld: { en: 'Sent. It is shown again once it has been reviewed.', zh: '已提交，审核通过后恢复展示' },
  save: { en: 'Save', zh: '保存' },
  circle: { en: 'Circle', zh: '圈子' },
  needsPhone: { en: 'Bind a phone number to publish.', zh: '发布前请先绑定手机号。' },
  more: { en: 'Say more (optional)', zh: '补充说明（选填）' },
  content: { en: 'What do you want to tell?', zh: '说点什么' },
  placeholder: { en: 'Share what you see, think or ask…', zh: '分享你的见闻、想法或问题…' },
  topic: { en: 'Topic', zh: '话题' },
  vote: { en: 'Vote', zh: '投票' },
  addVote: { en: 'Add a vote', zh: '发起投票' },
  removeVote: { en: 'Remove vote', zh: '移除投票' },
  removeVoteSure: { en: 'Remove this vote?', zh: '移除这个投票？' },
  publish: { en: 'Publish', zh: '发布' },
  uploading: { en: 'Pictures are being sent', zh: '图片上传中' },
  sendingVideo: { en: 'The video is being sent', zh: '视频上传中' },
  published: { en: 'Published', zh: '已发布' },
  inReview: { en: 'Sent. It is shown once it has been reviewed.', zh: '已提交，审核通过后展示' },
})

export const faultText: Record<PostFault, () => string> = defineTexts({
  content: { en: 'Write a few words first', zh: '请先写点内容' },
  long: { en: 'The text is longer than 2000 characters', zh: '正文超过 2000 字' },
  title: { en: 'The vote needs a question', zh: '请填写投票标题' },
  options: { en: 'The vote needs two options at least', zh: '请至少填写两个选项' },
  unnamed: { en: 'An option with a picture needs a text', zh: '带图片的选项请填写文字' },
  repeated: { en: 'Two options are the same', zh: '选项内容不能重复' },
  past: { en: 'The end lies in the past', zh: '截止时间须晚于现在' },
  far: { en: 'The end is more than 90 days away', zh: '截止时间不能超过 90 天' },
})
