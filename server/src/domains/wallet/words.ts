import type { LedgerDetails, LedgerKind, TransferReason } from '../../data/schema/index'
import type { Language } from '../../transport/messages'

type Words = Readonly<Record<Language, string>>

/** Why money did not arrive. */
export const reasonWords: Readonly<Record<TransferReason, Words>> = {
  'account-unknown': { zh: '收款账户不存在或已注销', en: 'The account does not exist or is closed' },
  'name-differs': { zh: '姓名与收款账户不一致', en: 'The name is not that of the account' },
  'account-limited': { zh: '收款账户收款受限', en: 'The account may not receive this sum at the moment' },
  declined: { zh: '您在收款方取消了收款', en: 'You declined it at the provider' },
  'out-of-money': { zh: '付款渠道暂时繁忙，请稍后再提', en: 'The payment service is busy, please try again later' },
  other: { zh: '付款渠道未能付款', en: 'The payment service did not pay' },
  review: { zh: '未通过审核', en: 'It was not approved' },
  'way-closed': { zh: '该提现方式已关闭', en: 'This way to be paid was closed' },
  late: { zh: '未在有效期内确认收款', en: 'It was not confirmed in time' },
  returned: { zh: '款项被收款方退回', en: 'The money came back from the account' },
}

/** Titles of a statement; `house` transactions appear in none. */
const titles: Readonly<Record<LedgerKind, Words>> = {
  reward: { zh: '奖励', en: 'Reward' },
  'red-packet': { zh: '红包', en: 'Red packet' },
  transfer: { zh: '提现', en: 'Withdrawal' },
  payout: { zh: '提现', en: 'Withdrawal' },
  refund: { zh: '提现退回', en: 'Withdrawal returned' },
  reversal: { zh: '提现退款', en: 'Withdrawal refunded' },
  adjustment: { zh: '账务调整', en: 'Adjustment' },
  house: { zh: '账务', en: 'Accounting' },
}

export function titleOf(kind: LedgerKind, { note, noteEn }: LedgerDetails, language: Language): string {
  const about = language === 'en' ? (noteEn ?? note) : note
  const title = titles[kind][language]
  if (!about) return title
  return language === 'en' ? `${title}: ${about}` : `${title}：${about}`
}
