import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  video: { en: 'Video', zh: '视频' },
  preview: { en: 'Preview', zh: '预览' },
  unpublished: {
    en: 'Preview: only people with this link see this version.',
    zh: '预览内容，仅持有此链接的人可见。',
  },
  published: { en: 'Preview: this is published, everybody can see it.', zh: '预览内容，已发布，所有人可见。' },
  chapters: { en: 'Chapters', zh: '章节' },
  plays: { en: (n: string) => `${n} plays`, zh: (n: string) => `${n} 次播放` },
  swipe: { en: 'Swipe through short videos', zh: '上下滑动，看更多短视频' },
  related: { en: 'Watch next', zh: '相关视频' },
  episodes: { en: (n: number) => `${n} episodes`, zh: (n: number) => `共 ${n} 集` },
  playing: { en: 'Playing now', zh: '正在播放' },
})
