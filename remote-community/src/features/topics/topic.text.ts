import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Topic', zh: '话题' },
  topics: { en: 'Topics', zh: '话题' },
  topicsOf: { en: (circle: string) => `Topics of ${circle}`, zh: (circle: string) => `${circle}的话题` },
  posts: { en: (n: string) => `${n} ${n === '1' ? 'post' : 'posts'}`, zh: (n: string) => `${n} 条帖子` },
  participants: {
    en: (n: string) => `${n} ${n === '1' ? 'person' : 'people'} took part`,
    zh: (n: string) => `${n} 人参与`,
  },
  tabs: { en: 'Posts', zh: '帖子分类' },
  new: { en: 'Latest', zh: '最新' },
  hot: { en: 'Hot', zh: '热门' },
  vote: { en: 'Start a vote', zh: '发起投票' },
  join: { en: 'Take part', zh: '参与话题' },
  share: { en: 'Share this topic', zh: '分享话题' },
})
