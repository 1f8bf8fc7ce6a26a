import type { Practice } from '@plaza/shared/api'
import { defineTexts, nameOf } from '@plaza/shared/text'

export const t = defineTexts({
  shows: { en: 'Civilisation shows', zh: '文明展示' },
  lead: { en: 'Good things that people saw in their own town.', zh: '把身边看见的文明，拍下来给大家看。' },
  publish: { en: 'Show something', zh: '我要展示' },
  views: { en: 'Whose', zh: '查看范围' },
  all: { en: 'Everybody', zh: '大家的' },
  mine: { en: 'My own', zh: '我的' },
  show: { en: 'Civilisation show', zh: '文明展示' },
  record: { en: 'Practice record', zh: '实践记录' },
  draft: { en: 'Draft', zh: '草稿' },
  pending: { en: 'In review', zh: '审核中' },
  refused: { en: 'Not published', zh: '未通过' },
  likes: { en: (n: string) => `${n} likes`, zh: (n: string) => `${n} 赞` },
  comments: { en: (n: string) => `${n} comments`, zh: (n: string) => `${n} 评论` },
  of: { en: 'Of the activity', zh: '所属活动' },
  write: { en: 'Write a record', zh: '写实践记录' },
  isDraft: { en: 'Only you see this draft.', zh: '草稿仅自己可见。' },
  isPending: { en: 'Others see it once a reviewer has read it.', zh: '审核通过后，其他人才能看到。' },
  isRefused: { en: (why: string) => `It was not published: ${why}`, zh: (why: string) => `未通过审核：${why}` },
  like: { en: (n: string) => `Like, ${n} likes so far`, zh: (n: string) => `点赞，已有 ${n} 赞` },
  edit: { en: 'Edit', zh: '编辑' },
  delete: { en: 'Delete', zh: '删除' },
  deleteSure: { en: 'Delete it?', zh: '确定删除？' },
  deleteText: { en: 'It is gone for good, with its comments.', zh: '删除后不能恢复，评论也会一并删除。' },
  deleted: { en: 'Deleted', zh: '已删除' },
  logIn: { en: 'Log in to see your own', zh: '登录后查看自己的' },
})

export const titleOf = ({ title, title_en }: Pick<Practice, 'title' | 'title_en'>): string =>
  nameOf({ name: title, name_en: title_en })
export const contentOf = ({ content, content_en }: Pick<Practice, 'content' | 'content_en'>): string =>
  nameOf({ name: content, name_en: content_en })
