import type { MessageKind } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Privacy and my data', zh: '隐私与我的数据' },
  messages: { en: 'Messages that you want', zh: '消息通知' },
  alwaysOn: { en: 'Always on', zh: '始终开启' },
  privacy: { en: 'Privacy', zh: '隐私' },
  findable: { en: 'Let others find me', zh: '允许他人搜索到我' },
  findableNote: {
    en: 'In searches, and in the list of people to mention',
    zh: '包括站内搜索与 @ 提及列表',
  },
  showsFollows: { en: 'Show whom I follow', zh: '公开我的关注列表' },
  showsFollowsNote: {
    en: 'On your page, and in the lists of followers of others',
    zh: '包括我的主页，以及他人的粉丝列表',
  },
  keepsHistory: { en: 'Keep my history', zh: '记录浏览历史' },
  keepsHistoryNote: {
    en: 'Off: nothing new is added. What is there stays until you delete it.',
    zh: '关闭后不再新增，已有记录可在历史页删除',
  },
  learnsFeed: { en: 'Let my feed follow my interests', zh: '个性化推荐' },
  learnsFeedNote: {
    en: 'By what you open, finish, follow and hide; nothing of it leaves our server. Off: newest first.',
    zh: '依据您浏览、看完、关注与隐藏的内容，数据仅保存在本站服务器；关闭后按时间排列',
  },
  interests: { en: 'What my feed has learned', zh: '查看与清除推荐依据' },
  history: { en: 'See and delete my history', zh: '查看与删除历史记录' },
  more: { en: 'More', zh: '更多' },
  display: { en: 'Language, text size and cache', zh: '语言、字号与缓存' },
  safety: { en: 'Account and safety', zh: '账号与安全' },
  about: { en: 'About and agreements', zh: '关于与协议' },
})

/** Kinds of messages, and what each one is. */
export const kindTexts: Readonly<Record<MessageKind, { name: () => string; note: () => string }>> = {
  reply: defineTexts({
    name: { en: 'Replies', zh: '回复与提到' },
    note: { en: 'Somebody answers or mentions you', zh: '有人回复或提到您' },
  }),
  interaction: defineTexts({
    name: { en: 'Departments', zh: '互动交流' },
    note: { en: 'A department answers or asks about a letter', zh: '部门对来信的答复与询问' },
  }),
  review: defineTexts({
    name: { en: 'Reviews', zh: '审核与举报' },
    note: { en: 'What was decided about your own pieces and reports', zh: '对您发布的内容与举报的处理结果' },
  }),
  system: defineTexts({
    name: { en: 'Safety, money and notices', zh: '安全、资金与通知' },
    note: { en: 'New logins, withdrawals, your account', zh: '新设备登录、提现与账号变动' },
  }),
}
