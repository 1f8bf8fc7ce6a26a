import type { MessageKind } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Messages', zh: '消息' },
  kinds: { en: 'Kinds of messages', zh: '消息分类' },
  all: { en: 'All', zh: '全部' },
  readAll: { en: 'Read all', zh: '全部已读' },
  unread: { en: 'Unread', zh: '未读' },
  markRead: { en: 'Mark as read', zh: '标为已读' },
})

export const kindText: Readonly<Record<MessageKind, () => string>> = defineTexts({
  reply: { en: 'Replies', zh: '回复与提到' },
  review: { en: 'Reviews', zh: '审核与举报' },
  interaction: { en: 'Departments', zh: '互动交流' },
  system: { en: 'Notices', zh: '通知' },
})
