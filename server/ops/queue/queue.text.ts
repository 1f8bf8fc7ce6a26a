import type { QueueAction, QueueDecision, QueueFailure, QueueKind, QueueName } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'

const kinds = defineTexts({
  post: { en: 'Post', zh: '帖子' },
  comment: { en: 'Comment', zh: '评论' },
  chat: { en: 'Chat', zh: '直播互动' },
  piece: { en: 'Piece', zh: '市民投稿' },
  advice: { en: 'Letter', zh: '来信' },
  wish: { en: 'Wish', zh: '心愿' },
  practice: { en: 'Civilisation show', zh: '文明展示' },
  ask: { en: 'Question', zh: '咨询' },
  suggest: { en: 'Suggestion', zh: '建议' },
  complain: { en: 'Complaint', zh: '投诉' },
  praise: { en: 'Thanks', zh: '表扬' },
  profile: { en: 'Profile', zh: '个人资料' },
  person: { en: 'Person', zh: '用户' },
  fault: { en: 'Fault', zh: '故障' },
  idea: { en: 'Idea', zh: '建议' },
  content: { en: 'Content', zh: '内容' },
  account: { en: 'Account', zh: '账号' },
  other: { en: 'Other', zh: '其他' },
  correspondent: { en: 'Correspondent', zh: '社区通讯员' },
  photographer: { en: 'Photographer', zh: '签约摄影师' },
  columnist: { en: 'Columnist', zh: '专栏作者' },
  presenter: { en: 'Presenter', zh: '业余主播' },
  organisation: { en: 'Organisation', zh: '机构入驻' },
  volunteer: { en: 'Volunteer', zh: '志愿者' },
  alipay: { en: 'Alipay', zh: '支付宝' },
  wechat: { en: 'WeChat', zh: '微信' },
}) satisfies Readonly<Record<QueueKind, unknown>>
export const kindName = (kind: QueueKind): string => kinds[kind]()

const decisions = defineTexts({
  publish: { en: 'Publish', zh: '通过' },
  refuse: { en: 'Refuse', zh: '不通过' },
  hide: { en: 'Hide', zh: '隐藏' },
  close: { en: 'Close', zh: '无需处理' },
  show: { en: 'Show again', zh: '恢复显示' },
  answer: { en: 'Answer', zh: '答复' },
  ask: { en: 'Ask back', zh: '请补充' },
  transfer: { en: 'To another department', zh: '转办' },
  accept: { en: 'Accept', zh: '通过申请' },
}) satisfies Readonly<Record<QueueDecision, unknown>>
const own = defineTexts({
  // The dialog has a button named Close.
  closeMatter: { en: 'Close the matter', zh: '办结' },
  refuseLetter: { en: 'Refuse', zh: '不予受理' },
  approve: { en: 'Approve', zh: '同意付款' },
  refusePayout: { en: 'Refuse', zh: '拒绝付款' },
})
/** A reviewer closes a report; in other queues the same decisions are about something else. */
const ownNames: Readonly<Partial<Record<QueueName, Partial<Record<QueueDecision, () => string>>>>> = {
  departments: { close: own.closeMatter, refuse: own.refuseLetter },
  feedback: { close: own.closeMatter },
  payouts: { accept: own.approve, refuse: own.refusePayout },
}
export const decisionName = (queue: QueueName, decision: QueueDecision): string =>
  (ownNames[queue]?.[decision] ?? decisions[decision])()

const changes = defineTexts({
  take: { en: 'Take', zh: '领取' },
  release: { en: 'Release', zh: '退回' },
  'hand-on': { en: 'Hand on', zh: '转交' },
  decide: { en: 'Decide', zh: '处理' },
  'look-up': { en: 'Look up', zh: '查找' },
  contact: { en: 'Read the contact', zh: '查看联系方式' },
}) satisfies Readonly<Record<QueueAction, unknown>>
export const changeName = (change: QueueAction): string => changes[change]()

const failures = defineTexts({
  changed: { en: 'changed or decided meanwhile', zh: '内容已变化或已被处理' },
  taken: { en: 'taken by somebody else', zh: '已被他人领取' },
  gone: { en: 'deleted by its author', zh: '已被作者删除' },
  unfit: { en: 'cannot be decided so', zh: '不适用该处理' },
}) satisfies Readonly<Record<QueueFailure, unknown>>
export const failureText = (failure: QueueFailure): string => failures[failure]()
