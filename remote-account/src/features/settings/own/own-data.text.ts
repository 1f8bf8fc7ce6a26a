import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  data: { en: 'My data', zh: '我的数据' },
  ask: { en: 'Get a copy of my data', zh: '获取我的数据副本' },
  askNote: {
    en: 'A file with all that we hold about you',
    zh: '一份包含我们保存的您的全部数据的文件',
  },
  askWhy: {
    en: 'The file has all that we hold about you, so we first have to be sure that it is you. It takes a few minutes; you get a message when it is ready.',
    zh: '文件包含您的全部数据，请先验证是您本人。生成需要几分钟，完成后会发消息通知您。',
  },
  askShort: { en: 'Make the file?', zh: '生成数据文件？' },
  make: { en: 'Make it', zh: '生成' },
  asked: { en: 'We make your file and tell you when it is ready', zh: '正在生成，完成后会通知您' },
  waiting: { en: 'Your file is being made', zh: '正在生成您的数据文件' },
  waitingNote: { en: 'This takes a few minutes. You get a message.', zh: '需要几分钟，完成后会发消息通知您。' },
  ready: { en: 'Your file is ready', zh: '您的数据文件已生成' },
  readyNote: {
    en: (size: string, day: string) => `${size}. It can be fetched once, until ${day}.`,
    zh: (size: string, day: string) => `${size}，只能下载一次，${day}前有效。`,
  },
  fetch: { en: 'Download', zh: '下载' },
  fetched: { en: 'Saved. The file is deleted here now.', zh: '已保存，我们已删除该文件' },
  browser: {
    en: 'Files cannot be saved here. Open this page in a browser.',
    zh: '当前环境无法保存文件，请在浏览器中打开本页',
  },
  lastFetched: { en: 'The last file was fetched.', zh: '上一份文件已下载。' },
  lastExpired: { en: 'The last file was not fetched in time.', zh: '上一份文件已过期。' },
  lastFailed: { en: 'The last file could not be made. Please try again.', zh: '上一次生成失败，请重试。' },

  prove: { en: 'Is it you?', zh: '身份验证' },

  close: { en: 'Close my account', zh: '注销账号' },
  closeTitle: { en: 'Closing your account', zh: '注销账号' },
  whatHappens: { en: 'What happens', zh: '注销之后' },
  erased: {
    en: 'Erased: your profile, phone, password, WeChat, addresses, messages, history, collections, follows, likes, drafts in review, feedback, and letters that only the department read.',
    zh: '将删除：个人资料、手机号、密码、微信绑定、地址、消息、历史、收藏、关注、点赞、反馈，以及仅部门可见的来信。',
  },
  nameless: {
    en: 'Kept without your name: published posts, comments, pieces, and letters that everybody reads.',
    zh: '匿名保留：已发布的帖子、评论、作品与公开来信。',
  },
  books: {
    en: 'Kept because the law wants it: the entries of the wallet, without your name.',
    zh: '依法保留：钱包账目，不含您的姓名。',
  },
  phoneFree: {
    en: 'Your phone number is free again. A new account with it starts empty.',
    zh: '手机号可重新注册，新账号不含原有内容。',
  },
  waitDays: {
    en: (days: number) => `Nothing happens for ${days} days: log in and keep your account with one tap.`,
    zh: (days: number) => `${days} 天内不会注销，期间登录后可一键撤回。`,
  },
  transfers: {
    en: (n: number) =>
      `${n === 1 ? 'A withdrawal is' : `${n} withdrawals are`} under way. You can close your account once ${n === 1 ? 'it has' : 'they have'} ended.`,
    zh: (n: number) => `您有 ${n} 笔提现正在处理，完成后才能注销。`,
  },
  toTransfers: { en: 'See the withdrawals', zh: '查看提现记录' },
  money: {
    en: (yuan: string) => `Your wallet has ¥${yuan}. Withdraw it first, or give it up.`,
    zh: (yuan: string) => `钱包余额 ¥${yuan}，请先提现，或确认放弃。`,
  },
  toWallet: { en: 'Open the wallet', zh: '去钱包' },
  giveUp: { en: (yuan: string) => `I give up ¥${yuan}`, zh: (yuan: string) => `我确认放弃 ¥${yuan}` },
  goOn: { en: 'Continue', zh: '继续' },
  closeWhy: {
    en: 'The last step: prove that it is you who closes the account.',
    zh: '最后一步：请验证是您本人在注销账号。',
  },
  closeShort: { en: 'Close your account?', zh: '确定注销账号吗？' },
  closed: {
    en: 'Asked for. You can still keep your account.',
    zh: '已提交注销申请，期间可随时撤回',
  },
  due: { en: (day: string) => `Your account is closed on ${day}`, zh: (day: string) => `账号将于${day}注销` },
  dueNote: {
    en: 'Until then everything works as before.',
    zh: '在此之前一切照常使用。',
  },
  keep: { en: 'Keep my account', zh: '保留账号' },
  isKept: { en: 'Your account stays', zh: '已撤回，账号保留' },
})
