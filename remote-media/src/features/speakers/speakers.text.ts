import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  anchors: { en: 'Anchors', zh: '主播' },
  anchor: { en: 'Anchor', zh: '主播' },
  organisations: { en: 'Organisations', zh: '机构号' },
  organisation: { en: 'Organisation', zh: '机构号' },
  graphics: { en: 'Stories and photos', zh: '机构图文' },
  graphicsNote: { en: 'Stories and photos, organisation by organisation', zh: '逐个机构看图文报道' },
  choose: { en: 'Organisation', zh: '选择机构' },
  toPage: { en: 'Its page', zh: '进入主页' },
  share: { en: 'Share', zh: '分享' },
  followers: { en: (n: string) => `${n} followers`, zh: (n: string) => `${n} 人关注` },
  works: { en: (n: string) => `${n} pieces`, zh: (n: string) => `${n} 篇内容` },
  programmes: { en: 'On the air', zh: '节目时间' },
  tomorrow: { en: 'Tomorrow', zh: '明天' },
  albums: { en: 'Albums', zh: '专辑' },
  tracks: { en: (n: string) => `${n} tracks`, zh: (n: string) => `${n} 集` },
  contents: { en: 'Contents', zh: '内容' },
})

/** Tabs by their name in the address. */
export const tabText = defineTexts({
  all: { en: 'All', zh: '全部' },
  graphics: { en: 'Stories', zh: '图文' },
  videos: { en: 'Video', zh: '视频' },
  audios: { en: 'Audio', zh: '音频' },
})

export const kindText = defineTexts({
  all: { en: 'All', zh: '全部' },
  media: { en: 'Media', zh: '媒体' },
  government: { en: 'Government', zh: '政务' },
  culture: { en: 'Culture', zh: '文化' },
  life: { en: 'City life', zh: '生活' },
})
