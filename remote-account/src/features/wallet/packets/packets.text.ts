import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Red packets', zh: '红包' },
  tabs: { en: 'Red packets and credits', zh: '红包与积分' },
  credits: { en: 'Credits', zh: '积分' },
  from: { en: (sender: string) => `From ${sender}`, zh: (sender: string) => `来自 ${sender}` },
  open: { en: 'Open', zh: '领取' },
  openOne: { en: (title: string) => `Open “${title}”`, zh: (title: string) => `领取“${title}”` },
  until: { en: (moment: string) => `Open it by ${moment}`, zh: (moment: string) => `${moment} 前有效` },
  openedAt: { en: (moment: string) => `Opened ${moment}`, zh: (moment: string) => `${moment} 已领取` },
  expiredAt: { en: (moment: string) => `Expired ${moment}`, zh: (moment: string) => `${moment} 已过期` },
  expired: { en: 'Expired', zh: '已过期' },
  late: { en: 'Its time is over.', zh: '红包已过期' },
  opened: { en: 'Opened', zh: '已领取' },
  inWallet: { en: 'It is in your wallet.', zh: '已存入钱包' },
  wallet: { en: 'To the wallet', zh: '查看钱包' },
  balance: { en: 'Credits', zh: '我的积分' },
  kinds: { en: 'Earned for', zh: '积分来源' },
  all: { en: 'All', zh: '全部' },
  rules: { en: 'How to earn them', zh: '如何获得积分' },
  perTime: { en: (n: number) => `+${n} each time`, zh: (n: number) => `每次 +${n}` },
  once: { en: (n: number) => `+${n}, once`, zh: (n: number) => `一次 +${n}` },
})
