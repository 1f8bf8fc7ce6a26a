import type { TransferState, TransferWay } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  list: { en: 'Withdrawals', zh: '提现记录' },
  one: { en: 'Withdrawal', zh: '提现详情' },
  cashOut: { en: 'Withdraw', zh: '去提现' },
  again: { en: 'Withdraw again', zh: '重新提现' },
  amount: { en: 'Taken from the wallet', zh: '提现金额' },
  fee: { en: 'Fee', zh: '手续费' },
  arrives: { en: 'Arrives', zh: '到账金额' },
  to: { en: 'To', zh: '收款账户' },
  made: { en: 'Requested', zh: '申请时间' },
  number: { en: 'Number', zh: '提现单号' },
  copy: { en: 'Copy the number', zh: '复制单号' },
  copied: { en: 'Copied', zh: '已复制' },
  steps: { en: 'What happened', zh: '处理进度' },
  reason: { en: (why: string) => `Why: ${why}`, zh: (why: string) => `原因：${why}` },
  returnedHidden: { en: 'The money is back in your wallet.', zh: '款项已退回钱包。' },
  returned: {
    en: (money: string) => `${money} is back in your wallet.`,
    zh: (money: string) => `${money} 已退回您的钱包。`,
  },
  confirm: { en: 'Receive it in WeChat', zh: '去微信确认收款' },
  confirmUntil: {
    en: (moment: string) => `Confirm by ${moment}; after that the money returns to your wallet.`,
    zh: (moment: string) => `请在 ${moment} 前确认，逾期款项将退回钱包。`,
  },
  inWechat: {
    en: 'Open this page in WeChat to receive the money.',
    zh: '请在微信中打开本页面确认收款。',
  },
  notConfirmed: { en: 'WeChat did not confirm it. You can try again.', zh: '微信未完成确认，可以再试一次' },
  slow: {
    en: 'The payment service takes longer than usual. We keep asking it; what it cannot pay returns to your wallet.',
    zh: '付款渠道处理比平时慢，我们会持续查询；未能付出的款项会退回您的钱包。',
  },
  waits: { en: 'Still to come', zh: '待完成' },
})

export const wayText: Readonly<Record<TransferWay, () => string>> = defineTexts({
  wechat: { en: 'WeChat', zh: '微信' },
  alipay: { en: 'Alipay', zh: '支付宝' },
})

/** A state as a step of the timeline, and as the tag of a row. */
export const stateText: Readonly<Record<TransferState, () => string>> = defineTexts({
  created: { en: 'Requested', zh: '已申请' },
  reviewing: { en: 'In review', zh: '审核中' },
  submitted: { en: 'Being paid', zh: '打款中' },
  'awaiting-confirmation': { en: 'Waits for you', zh: '待您确认' },
  success: { en: 'Paid', zh: '已到账' },
  failed: { en: 'Failed', zh: '打款失败' },
  expired: { en: 'Expired', zh: '已过期' },
  refused: { en: 'Refused', zh: '未通过审核' },
  reversed: { en: 'Came back', zh: '已退回' },
})

/** What a state means to the person. */
export const meaningText: Readonly<Record<TransferState, () => string>> = defineTexts({
  created: { en: 'It is about to be handed over for payment.', zh: '申请已提交，即将打款。' },
  reviewing: {
    en: 'A person looks at it, usually within one working day. The money stays reserved.',
    zh: '工作人员正在审核，一般一个工作日内完成，款项已为您保留。',
  },
  submitted: {
    en: 'It is with the payment service, usually for a few minutes.',
    zh: '已提交付款渠道，一般几分钟内到账。',
  },
  'awaiting-confirmation': { en: 'Confirm it in WeChat, then the money arrives.', zh: '在微信中确认后，款项即到账。' },
  success: { en: 'The money has been paid out.', zh: '款项已付至您的账户。' },
  failed: { en: 'The payment service could not pay it.', zh: '付款渠道未能完成付款。' },
  expired: { en: 'It was not completed in time.', zh: '未在有效期内完成。' },
  refused: { en: 'It was not approved.', zh: '审核未通过。' },
  reversed: { en: 'It was paid, and then came back.', zh: '款项付出后被退回。' },
})

/** What comes next, where something does. */
export const nextText: Readonly<Partial<Record<TransferState, () => string>>> = defineTexts({
  created: { en: 'Payment', zh: '打款' },
  reviewing: { en: 'Decision', zh: '审核结果' },
  submitted: { en: 'Arrival', zh: '到账' },
  'awaiting-confirmation': { en: 'Your confirmation', zh: '您的确认' },
})
