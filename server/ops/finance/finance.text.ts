import type { TransferState, TransferWay } from '@plaza/shared/api'
import type { DifferenceKind, FinanceAction } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { Tone } from '../parts/tag'

const states = defineTexts({
  created: { en: 'Not sent yet', zh: '待发送' },
  reviewing: { en: 'In review', zh: '审核中' },
  submitted: { en: 'Sent', zh: '已发送' },
  'awaiting-confirmation': { en: 'Waits for the person', zh: '待对方确认' },
  success: { en: 'Paid', zh: '已到账' },
  failed: { en: 'Failed', zh: '失败' },
  expired: { en: 'Expired', zh: '已过期' },
  refused: { en: 'Refused', zh: '未通过' },
  reversed: { en: 'Reversed', zh: '已冲正' },
}) satisfies Readonly<Record<TransferState, unknown>>

const ways = defineTexts({
  alipay: { en: 'Alipay', zh: '支付宝' },
  wechat: { en: 'WeChat', zh: '微信' },
}) satisfies Readonly<Record<TransferWay, unknown>>

const kinds = defineTexts({
  'missing-there': { en: 'Missing at the provider', zh: '对方账单缺失' },
  'missing-here': { en: 'Missing here', zh: '本站账簿缺失' },
  'other-amount': { en: 'Another amount', zh: '金额不一致' },
  'other-state': { en: 'Another state', zh: '状态不一致' },
  'other-notice': { en: 'The provider told otherwise', zh: '渠道通知与订单不符' },
}) satisfies Readonly<Record<DifferenceKind, unknown>>

const actions = defineTexts({
  hold: { en: 'Held', zh: '暂缓' },
  release: { en: 'Released', zh: '解除暂缓' },
  'ask-reversal': { en: 'Asked to reverse', zh: '提出冲正' },
  'approve-reversal': { en: 'Approved the reversal', zh: '批准冲正' },
  'refuse-reversal': { en: 'Refused the reversal', zh: '驳回冲正' },
  reconcile: { en: 'Compared again', zh: '重新对账' },
  explain: { en: 'Explained a difference', zh: '说明差异' },
}) satisfies Readonly<Record<FinanceAction, unknown>>

const tones: Readonly<Partial<Record<TransferState, Tone>>> = {
  success: 'good',
  failed: 'bad',
  refused: 'bad',
  reversed: 'watch',
  expired: 'watch',
}

export const stateName = (state: TransferState): string => states[state]()
export const stateTone = (state: TransferState): Tone => tones[state] ?? 'none'
export const wayName = (way: TransferWay): string => ways[way]()
export const kindName = (kind: DifferenceKind): string => kinds[kind]()
export const actionName = (action: FinanceAction): string => actions[action]()
