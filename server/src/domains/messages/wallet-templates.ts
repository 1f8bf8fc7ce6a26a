import type { TransferReason } from '../../data/schema/index'
import type { Language } from '../../transport/messages'
import { reasonWords } from '../wallet/words'
import { template } from './template'

/** A reason by its code; an operator's words as they are. */
const because = (reason: string, language: Language): string =>
  reasonWords[reason as TransferReason]?.[language] ?? reason

/** Templates of messages about the wallet. */
export const walletTemplates = {
  'transfer.confirm': template<'yuan' | 'account' | 'reason'>('system', {
    zh: ({ yuan }) => ({ title: '提现待您确认', content: `请在 24 小时内确认收取 ${yuan} 元，逾期款项退回钱包。` }),
    en: ({ yuan }) => ({
      title: 'Confirm your withdrawal',
      content: `Confirm within 24 hours that you receive ${yuan} yuan. After that it returns to your wallet.`,
    }),
  }),
  'transfer.held': template<'yuan'>('review', {
    zh: ({ yuan }) => ({
      title: '提现暂缓发送',
      content: `您提现的 ${yuan} 元正在人工核对，核对后继续处理，无需操作。`,
    }),
    en: ({ yuan }) => ({
      title: 'Your withdrawal is being checked',
      content: `${yuan} yuan are checked by a person before they are sent. You need to do nothing.`,
    }),
  }),
  'transfer.paid': template<'yuan' | 'account' | 'reason'>('system', {
    zh: ({ yuan, account }) => ({ title: '提现已到账', content: `${yuan} 元已转入 ${account}。` }),
    en: ({ yuan, account }) => ({ title: 'Your withdrawal arrived', content: `${yuan} yuan were paid to ${account}.` }),
  }),
  'transfer.failed': template<'yuan' | 'account' | 'reason'>('system', {
    zh: ({ yuan, reason }) => ({ title: '提现失败', content: `${because(reason, 'zh')}。${yuan} 元已退回钱包。` }),
    en: ({ yuan, reason }) => ({
      title: 'Your withdrawal failed',
      content: `${because(reason, 'en')}. ${yuan} yuan are back in your wallet.`,
    }),
  }),
  'transfer.expired': template<'yuan' | 'account' | 'reason'>('system', {
    zh: ({ yuan, reason }) => ({ title: '提现已过期', content: `${because(reason, 'zh')}。${yuan} 元已退回钱包。` }),
    en: ({ yuan, reason }) => ({
      title: 'Your withdrawal expired',
      content: `${because(reason, 'en')}. ${yuan} yuan are back in your wallet.`,
    }),
  }),
  'transfer.refused': template<'yuan' | 'account' | 'reason'>('review', {
    zh: ({ yuan, reason }) => ({
      title: '提现未通过审核',
      content: `原因：${because(reason, 'zh')}。${yuan} 元已退回钱包。`,
    }),
    en: ({ yuan, reason }) => ({
      title: 'Your withdrawal was not approved',
      content: `Reason: ${because(reason, 'en')}. ${yuan} yuan are back in your wallet.`,
    }),
  }),
  'transfer.reversed': template<'yuan' | 'account' | 'reason'>('system', {
    zh: ({ yuan, reason }) => ({
      title: '提现款项已退回',
      content: `${because(reason, 'zh')}。${yuan} 元已退回钱包。`,
    }),
    en: ({ yuan, reason }) => ({
      title: 'A withdrawal came back',
      content: `${because(reason, 'en')}. ${yuan} yuan are back in your wallet.`,
    }),
  }),
  'red-packet.given': template<'title' | 'title_en' | 'sender' | 'sender_en'>('system', {
    zh: ({ title, sender }) => ({ title: '您收到一个红包', content: `${sender}：${title}` }),
    en: ({ title_en, sender_en }) => ({ title: 'You received a red packet', content: `${sender_en}: ${title_en}` }),
  }),
} as const
