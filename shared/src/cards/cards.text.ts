import { defineTexts } from '../text'

export const t = defineTexts({
  latest: { en: 'Latest', zh: '最新' },
  forYou: { en: 'For you', zh: '为您推荐' },
  guides: { en: (n: number) => (n === 1 ? '1 guide' : `${n} guides`), zh: (n: number) => `${n} 项` },
  findGuide: { en: 'What do you need to get done?', zh: '想办什么事？' },
  often: { en: 'Often searched', zh: '大家在搜' },
  answered: {
    en: (answered: number, received: number) => `${answered} of ${received} answered`,
    zh: (answered: number, received: number) => `收到 ${received}，答复 ${answered}`,
  },
  punctual: { en: 'None late', zh: '均按时' },
  late: { en: (n: number) => `${n} late`, zh: (n: number) => `逾期 ${n}` },
  reply: { en: 'Reply', zh: '答复' },
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
