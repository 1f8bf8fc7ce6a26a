import type { CreditType, StatementKind } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Wallet', zh: '钱包' },
  balance: { en: 'Balance', zh: '可用余额' },
  frozen: { en: 'Being withdrawn', zh: '提现中' },
  total: { en: 'Together', zh: '合计' },
  cashOut: { en: 'Withdraw', zh: '提现' },
  entries: { en: 'More of the wallet', zh: '钱包服务' },
  redPackets: { en: 'Red packets', zh: '红包' },
  toOpen: { en: (n: number) => `${n} to open`, zh: (n: number) => `${n} 个待领` },
  noneToOpen: { en: 'None to open', zh: '暂无待领' },
  credits: { en: 'Credits', zh: '积分' },
  withdrawals: { en: 'Withdrawals', zh: '提现记录' },
  records: { en: 'Look up', zh: '查看' },
  statement: { en: 'Statement', zh: '收支明细' },
  sums: { en: 'Sums of the month', zh: '本月收支' },
  earlier: { en: 'Earlier month', zh: '上个月' },
  later: { en: 'Later month', zh: '下个月' },
  in: { en: 'In', zh: '收入' },
  out: { en: 'Out', zh: '支出' },
  chart: {
    en: (month: string, income: string, spent: string) => `${month} by day: ${income} in, ${spent} out`,
    zh: (month: string, income: string, spent: string) => `${month}每日收支：收入 ${income}，支出 ${spent}`,
  },
  chartHidden: { en: (month: string) => `${month} by day`, zh: (month: string) => `${month}每日收支` },
  export: { en: 'Save as a CSV file', zh: '导出 CSV 文件' },
  exported: { en: 'Statement saved', zh: '明细已保存' },
  exportElsewhere: {
    en: 'Files cannot be saved here. Open this page in a browser.',
    zh: '此处无法保存文件，请在浏览器中打开',
  },
  kinds: { en: 'Kind', zh: '类型' },
  all: { en: 'All', zh: '全部' },
  balanceAfter: { en: (money: string) => `Balance ${money}`, zh: (money: string) => `余额 ${money}` },
  time: { en: 'Time', zh: '时间' },
  kind: { en: 'Kind', zh: '类型' },
  after: { en: 'Balance after it', zh: '变动后余额' },
  number: { en: 'Entry number', zh: '流水号' },
  needsPhone: { en: 'Bind a phone number before you withdraw.', zh: '绑定手机号后才能提现。' },
  bindPhone: { en: 'Bind', zh: '去绑定' },
})

export const kindText: Readonly<Record<StatementKind, () => string>> = defineTexts({
  reward: { en: 'Reward', zh: '奖励' },
  'red-packet': { en: 'Red packet', zh: '红包' },
  transfer: { en: 'Withdrawal', zh: '提现' },
  refund: { en: 'Returned', zh: '退回' },
  adjustment: { en: 'Adjustment', zh: '调整' },
})

export const creditText: Readonly<Record<CreditType, () => string>> = defineTexts({
  5: { en: 'Publishing', zh: '发布作品' },
  6: { en: 'Volunteering', zh: '志愿服务' },
  7: { en: 'Service orders', zh: '完成点单' },
  8: { en: 'Verified name', zh: '实名认证' },
  9: { en: 'Verified face', zh: '人脸认证' },
})
