import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  follows: { en: 'Following', zh: '我的关注' },
  subscriptions: { en: 'Subscriptions', zh: '我的订阅' },
  kinds: { en: 'Kinds', zh: '类型' },
  all: { en: 'All', zh: '全部' },
  organisations: { en: 'Organisations', zh: '机构' },
  anchors: { en: 'Presenters', zh: '主播' },
  people: { en: 'People', zh: '用户' },
  circles: { en: 'Circles', zh: '圈子' },
  letters: { en: 'Letters', zh: '来信' },
  albums: { en: 'Albums', zh: '专辑' },
  programmes: { en: 'Channels', zh: '频道' },
  news: { en: (n: number) => `${n} new`, zh: (n: number) => `${n} 期更新` },
  leads: { en: 'Managed by you', zh: '您是管理员' },
  listen: { en: 'Find something to listen to', zh: '去听听看' },
})
