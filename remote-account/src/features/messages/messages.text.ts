import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Messages', zh: '消息' },
  kinds: { en: 'Kinds of messages', zh: '消息分类' },
  all: { en: 'All', zh: '全部' },
  readAll: { en: 'Read all', zh: '全部已读' },
  unread: { en: 'Unread', zh: '未读' },
  markRead: { en: 'Mark as read', zh: '标为已读' },
})

/** Kinds that are this remote's own; others bring theirs by the extension point `message.kind`. */
export const kindText = defineTexts({
  reply: { en: 'Replies', zh: '回复与提到' },
  review: { en: 'Reviews', zh: '审核与举报' },
  system: { en: 'Notices', zh: '通知' },
})
