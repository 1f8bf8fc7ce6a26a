import type { QueueChange, QueueDecision, QueueFailure, QueueKind } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'

const kinds = defineTexts({
  post: { en: 'Post', zh: '帖子' },
  comment: { en: 'Comment', zh: '评论' },
  chat: { en: 'Chat', zh: '直播互动' },
  piece: { en: 'Piece', zh: '市民投稿' },
}) satisfies Readonly<Record<QueueKind, unknown>>
export const kindName = (kind: QueueKind): string => kinds[kind]()

const decisions = defineTexts({
  publish: { en: 'Publish', zh: '通过' },
  refuse: { en: 'Refuse', zh: '不通过' },
  hide: { en: 'Hide', zh: '隐藏' },
  close: { en: 'Close', zh: '驳回举报' },
}) satisfies Readonly<Record<QueueDecision, unknown>>
export const decisionName = (decision: QueueDecision): string => decisions[decision]()

const changes = defineTexts({
  take: { en: 'Take', zh: '领取' },
  release: { en: 'Release', zh: '退回' },
  'hand-on': { en: 'Hand on', zh: '转交' },
  decide: { en: 'Decide', zh: '处理' },
}) satisfies Readonly<Record<QueueChange, unknown>>
export const changeName = (change: QueueChange): string => changes[change]()

const failures = defineTexts({
  changed: { en: 'changed or decided meanwhile', zh: '内容已变化或已被处理' },
  taken: { en: 'taken by somebody else', zh: '已被他人领取' },
  gone: { en: 'deleted by its author', zh: '已被作者删除' },
  unfit: { en: 'cannot be decided so', zh: '不适用该处理' },
}) satisfies Readonly<Record<QueueFailure, unknown>>
export const failureText = (failure: QueueFailure): string => failures[failure]()
