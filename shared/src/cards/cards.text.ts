import { defineTexts } from '../text'

export const t = defineTexts({
  latest: { en: 'Latest', zh: '最新' },
  lists: { en: 'Lists', zh: '列表' },
  advert: { en: 'Ad', zh: '广告' },
  special: { en: 'Special', zh: '专题' },
  tracks: { en: (n: string) => `${n} episodes`, zh: (n: string) => `${n} 集` },
  views: { en: (n: string) => `${n} views`, zh: (n: string) => `${n} 阅读` },
  posts: { en: (n: string) => `${n} posts`, zh: (n: string) => `${n} 帖` },
  members: { en: (n: string) => `${n} members`, zh: (n: string) => `${n} 成员` },
  joined: {
    en: (joined: number, capacity: number) => `${joined}/${capacity} joined`,
    zh: (joined: number, capacity: number) => `已报名 ${joined}/${capacity}`,
  },
  joinedOpen: { en: (joined: number) => `${joined} joined`, zh: (joined: number) => `已报名 ${joined} 人` },
})
