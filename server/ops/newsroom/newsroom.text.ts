import type { EntryAction, EntryState, NewsroomKind } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'

/** Names of the kinds. */
export const kindNames = defineTexts({
  article: { en: 'Articles', zh: '文章' },
  atlas: { en: 'Photo sets', zh: '图集' },
  audio: { en: 'Audio', zh: '音频' },
  album: { en: 'Albums', zh: '专辑' },
  video: { en: 'Videos', zh: '视频' },
  collection: { en: 'Video collections', zh: '视频合集' },
  special: { en: 'Specials', zh: '专题' },
  'live-event': { en: 'Live events', zh: '直播' },
  channel: { en: 'Channels', zh: '频道与节目' },
  organisation: { en: 'Organisations', zh: '机构号' },
  anchor: { en: 'Presenters', zh: '主播' },
  category: { en: 'Categories', zh: '栏目' },
  page: { en: 'Pages', zh: '页面' },
  'home-categories': { en: 'Tabs of the home page', zh: '首页频道' },
  menu: { en: 'Bottom menu', zh: '底部菜单' },
  site: { en: 'Site', zh: '站点' },
  skin: { en: 'Skin', zh: '皮肤' },
  'hot-words': { en: 'Hot words', zh: '热搜词' },
  cities: { en: 'Cities', zh: '城市' },
}) satisfies Readonly<Record<NewsroomKind, unknown>>

export const stateNames = defineTexts({
  draft: { en: 'Draft', zh: '草稿' },
  scheduled: { en: 'Scheduled', zh: '定时发布' },
  published: { en: 'Published', zh: '已发布' },
  'taken-back': { en: 'Taken back', zh: '已撤回' },
}) satisfies Readonly<Record<EntryState, unknown>>
export const actionNames = defineTexts({
  create: { en: 'created', zh: '新建' },
  change: { en: 'changed', zh: '修改' },
  restore: { en: 'restored', zh: '恢复' },
  import: { en: 'imported', zh: '导入' },
  schedule: { en: 'scheduled', zh: '定时' },
  publish: { en: 'published', zh: '发布' },
  'take-back': { en: 'took back', zh: '撤回' },
}) satisfies Readonly<Record<EntryAction, unknown>>
