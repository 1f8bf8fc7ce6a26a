import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  follow: { en: 'Follow', zh: '关注' },
  following: { en: 'Following', zh: '已关注' },
})

/** What an account is that is not a citizen's. */
export const badgeText = defineTexts({
  official: { en: 'Official', zh: '官方' },
  anchor: { en: 'Presenter', zh: '主播' },
})
