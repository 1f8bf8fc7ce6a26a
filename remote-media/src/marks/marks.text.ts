import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  follow: { en: 'Follow', zh: '关注' },
  following: { en: 'Following', zh: '已关注' },
  subscribe: { en: 'Subscribe', zh: '订阅' },
  subscribed: { en: 'Subscribed', zh: '已订阅' },
})
