import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  collections: { en: 'Video collections', zh: '视频合集' },
  collection: { en: 'Collection', zh: '合集' },
  episodes: { en: (n: number) => `${n} episodes`, zh: (n: number) => `共 ${n} 集` },
  views: { en: (n: string) => `${n} plays`, zh: (n: string) => `${n} 次播放` },
  list: { en: 'Episodes', zh: '选集' },
  playing: { en: 'Playing now', zh: '正在播放' },
  about: { en: 'Comments on this episode', zh: '看评论' },
  share: { en: 'Share', zh: '分享' },
})
