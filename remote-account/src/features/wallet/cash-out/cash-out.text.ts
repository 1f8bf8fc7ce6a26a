import { defineTexts } from '@plaza/shared/text'
import type { AmountFault } from './cash-out.model'

export const t = defineTexts({
  title: { en: 'Withdraw', zh: '提现' },
  amount: { en: 'Amount in yuan', zh: '提现金额（元）' },
  all: { en: 'All', zh: '全部' },
  allOf: { en: (money: string) => `All: ${money}`, zh: (money: string) => `全部提现 ${money}` },
  available: { en: (money: string) => `${money} in the wallet`, zh: (money: string) => `可用余额 ${money}` },
  availableHidden: { en: 'The balance is hidden', zh: '余额已隐藏' },
  allHidden: { en: 'All that can be withdrawn', zh: '全部提现' },
  timesToday: {
    en: (times: number) => `Today ${times} more ${times === 1 ? 'time' : 'times'}`,
    zh: (times: number) => `今日还可提现 ${times} 次`,
  },
  bindFirst: {
    en: 'Bind WeChat first, or choose another account above.',
    zh: '请先绑定微信，或在上方选择其他账户。',
  },
  leftToday: {
    en: (money: string, times: number) => `Today ${money} more, ${times} ${times === 1 ? 'time' : 'times'}`,
    zh: (money: string, times: number) => `今日还可提现 ${money}，${times} 次`,
  },
  fee: { en: 'Fee', zh: '手续费' },
  arrives: { en: 'Arrives', zh: '实际到账' },
  taken: { en: 'Taken from the wallet', zh: '扣除余额' },
  way: { en: 'To', zh: '到账方式' },
  notBound: { en: 'No account yet', zh: '尚未绑定' },
  newAccount: { en: 'Nothing was paid to it yet', zh: '首次提现到该账户' },
  bind: { en: 'Add account', zh: '绑定账户' },
  change: { en: 'Change account', zh: '更换账户' },
  bindWechat: { en: 'Bind WeChat', zh: '绑定微信' },
  submit: { en: 'Withdraw', zh: '提现' },
  confirm: { en: 'Confirm', zh: '确认提现' },
  confirmTitle: { en: 'Confirm the withdrawal', zh: '确认提现' },
  codeWhy: {
    en: (phone: string) => `To be sure that it is you, enter the code sent to ${phone}.`,
    zh: (phone: string) => `为保障资金安全，请输入发送到 ${phone} 的验证码。`,
  },
  rules: { en: 'Good to know', zh: '提现说明' },
  ruleOnce: {
    en: (least: string, most: string) => `${least} to ${most} at a time`,
    zh: (least: string, most: string) => `单笔 ${least} 至 ${most}`,
  },
  ruleDay: {
    en: (most: string, times: number) => `Up to ${most} and ${times} times a day`,
    zh: (most: string, times: number) => `每日最多 ${most}，${times} 次`,
  },
  ruleFee: {
    en: (percent: string, least: string) => `Fee ${percent}%, at least ${least}`,
    zh: (percent: string, least: string) => `手续费 ${percent}%，最低 ${least}`,
  },
  noFee: { en: 'No fee', zh: '免手续费' },
  ruleCode: {
    en: (most: string) => `A code from a text message for a new account, and above ${most}`,
    zh: (most: string) => `首次提现到某账户，或单笔超过 ${most}，需短信验证`,
  },
  ruleCoolDown: {
    en: (hours: number) => `Not within ${hours} hours after your phone number changed`,
    zh: (hours: number) => `更换手机号后 ${hours} 小时内不能提现`,
  },
  closed: { en: 'Withdrawals are not open at the moment.', zh: '提现暂未开放。' },
  closedText: { en: 'Your money stays in your wallet.', zh: '您的余额不受影响。' },
  needsName: { en: 'Withdrawals need a verified name.', zh: '提现前需要完成实名认证。' },
  verify: { en: 'Verify your name', zh: '去实名认证' },
  askUs: { en: 'Write to us', zh: '联系我们' },
  looking: { en: 'No answer came. We look up whether your withdrawal was made.', zh: '未收到结果，正在查询这笔提现。' },
  lookingText: { en: 'Nothing is sent a second time.', zh: '不会重复提交。' },
  notMade: {
    en: 'Your withdrawal was not made, and nothing left your wallet. You can send it again.',
    zh: '这笔提现没有提交成功，余额没有变化，可以重新提交。',
  },
  found: { en: 'Your withdrawal was made.', zh: '这笔提现已经提交' },
  phoneTooNew: {
    en: (hours: number) => `Your phone number has just changed. Withdrawals open ${hours} hours after that.`,
    zh: (hours: number) => `您刚更换过手机号，${hours} 小时后才能提现。`,
  },
  changed: {
    en: 'The fee has changed. Please look at it again.',
    zh: '手续费有变化，请重新确认。',
  },
  wayClosed: { en: 'This way is not open at the moment. Choose another one.', zh: '该方式暂未开放，请选择其他方式。' },
  otherName: {
    en: 'Your account at the payment service has another name than the one that you verified here. Enter your own.',
    zh: '收款账户的姓名与您在本站实名的姓名不一致，请换成本人的账户。',
  },
  later: { en: 'It was refused. Please try again later.', zh: '未能提交，请稍后再试。' },
  bindTitle: { en: 'Alipay account', zh: '支付宝账户' },
  account: { en: 'Alipay account', zh: '支付宝账号' },
  accountHint: { en: 'Phone number or e-mail', zh: '手机号或邮箱' },
  accountWrong: { en: 'A phone number or an e-mail address', zh: '请输入手机号或邮箱' },
  name: { en: 'Name of its owner', zh: '真实姓名' },
  nameHint: { en: 'As Alipay knows it', zh: '与支付宝实名一致' },
  nameWrong: { en: 'The name has 2 to 30 characters', zh: '请输入 2 到 30 个字' },
  nameDiffers: { en: 'This is not the name that you verified here', zh: '与您在本站实名的姓名不一致' },
  save: { en: 'Save', zh: '保存' },
  bound: { en: 'Account saved', zh: '账户已保存' },
})

export const faultText: Readonly<Record<AmountFault, () => string>> = defineTexts({
  missing: { en: 'Enter an amount', zh: '请输入提现金额' },
  low: { en: 'This is less than the least amount', zh: '低于单笔最低提现金额' },
  high: { en: 'This is more than one withdrawal can be', zh: '超过单笔最高提现金额' },
  short: { en: 'There is not so much in the wallet', zh: '超过可用余额' },
  day: { en: 'This is more than today allows', zh: '超过今日可提现金额' },
  times: { en: 'No more withdrawals today. Come back tomorrow.', zh: '今日提现次数已用完，请明天再来' },
})
