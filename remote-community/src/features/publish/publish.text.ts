import type { NewVote } from '@plaza/shared/api'
import type { NoPosition } from '@plaza/shared/position'
import { defineTexts } from '@plaza/shared/text'
import type { PostFault } from './publish-draft.model'

export const t = defineTexts({
  title: { en: 'New post', zh: '发帖' },
  in: { en: (circle: string) => `in ${circle}`, zh: (circle: string) => `发到 ${circle}` },
  content: { en: 'What do you want to tell?', zh: '说点什么' },
  placeholder: { en: 'Share what you see, think or ask…', zh: '分享你的见闻、想法或问题…' },
  pictures: { en: 'Pictures', zh: '图片' },
  topic: { en: 'Topic', zh: '话题' },
  noTopic: { en: 'No topic', zh: '不选话题' },
  noTopics: { en: 'This circle has no topics yet', zh: '这个圈子还没有话题' },
  vote: { en: 'Vote', zh: '投票' },
  addVote: { en: 'Add a vote', zh: '发起投票' },
  removeVote: { en: 'Remove vote', zh: '移除投票' },
  removeVoteSure: { en: 'Remove this vote?', zh: '移除这个投票？' },
  place: { en: 'Place', zh: '位置' },
  noPlace: { en: 'Not shown', zh: '不显示' },
  publish: { en: 'Publish', zh: '发布' },
  uploading: { en: 'Pictures are being sent', zh: '图片上传中' },
  restored: { en: 'Your draft is back', zh: '已恢复上次的草稿' },
  discard: { en: 'Start anew', zh: '清空重写' },
  discardSure: { en: 'Throw this draft away?', zh: '清空这份草稿？' },
  leaveSure: { en: 'Leave this page?', zh: '离开发帖？' },
  leaveText: { en: 'What you wrote is kept as a draft on this device.', zh: '已写的内容会保留为草稿，下次继续。' },
  leave: { en: 'Leave', zh: '离开' },
  kept: { en: 'Draft kept', zh: '草稿已保留' },
  published: { en: 'Published', zh: '已发布' },
  inReview: { en: 'Sent. It is shown once it has been reviewed.', zh: '已提交，审核通过后展示' },
})

export const faultText: Record<PostFault, () => string> = defineTexts({
  content: { en: 'Write a few words first', zh: '请先写点内容' },
  long: { en: 'The text is longer than 2000 characters', zh: '正文超过 2000 字' },
  title: { en: 'The vote needs a question', zh: '请填写投票标题' },
  options: { en: 'The vote needs two options at least', zh: '请至少填写两个选项' },
  repeated: { en: 'Two options are the same', zh: '选项内容不能重复' },
  past: { en: 'The end lies in the past', zh: '截止时间须晚于现在' },
  far: { en: 'The end is more than 90 days away', zh: '截止时间不能超过 90 天' },
})

export const voteText = defineTexts({
  title: { en: 'Question', zh: '投票标题' },
  option: { en: (n: number) => `Option ${n}`, zh: (n: number) => `选项 ${n}` },
  addOption: { en: 'Add an option', zh: '添加选项' },
  removeOption: { en: (n: number) => `Remove option ${n}`, zh: (n: number) => `移除选项 ${n}` },
  choice: { en: 'Choice', zh: '选择方式' },
  single: { en: 'One', zh: '单选' },
  multiple: { en: 'Several', zh: '多选' },
  ends: { en: 'Ends at', zh: '截止时间' },
  days: { en: (n: number) => (n === 1 ? '1 day' : `${n} days`), zh: (n: number) => `${n} 天` },
  result: { en: 'Results are shown', zh: '结果可见' },
})

export const resultText: Record<NewVote['result'], () => string> = defineTexts({
  always: { en: 'always', zh: '始终可见' },
  'after-voting': { en: 'after voting', zh: '投票后可见' },
  'after-end': { en: 'after the end', zh: '结束后可见' },
})

export const placeText = defineTexts({
  title: { en: 'Where is this?', zh: '所在位置' },
  name: { en: 'Name of the place', zh: '地点名称' },
  example: { en: 'e.g. the old pier', zh: '例如：老码头' },
  locate: { en: 'Use my position', zh: '使用当前定位' },
  why: {
    en: 'Your browser asks first. Only the rounded position is written into the post.',
    zh: '浏览器会先征得您的同意，帖子中只写入大致位置。',
  },
  near: {
    en: (city: string, at: string) => `${city}, near ${at}`,
    zh: (city: string, at: string) => `${city} · ${at} 附近`,
  },
  done: { en: 'Done', zh: '完成' },
  hide: { en: 'Do not show a place', zh: '不显示位置' },
})

export const noPositionText: Record<NoPosition, () => string> = defineTexts({
  denied: {
    en: 'Position is not allowed. You can allow it in the browser settings, or type the place.',
    zh: '未获得定位权限。可在浏览器设置中开启，或直接填写地点。',
  },
  unavailable: { en: 'No position right now. Type the place instead.', zh: '暂时无法定位，请直接填写地点。' },
  unsupported: {
    en: 'This browser has no position. Type the place instead.',
    zh: '当前浏览器不支持定位，请直接填写地点。',
  },
})
