import type { CardType } from '@plaza/shared/api'
import type { NewsroomCardRow } from '@plaza/shared/operations'
import { defineTexts, nameOf } from '@plaza/shared/text'

/** Names of the cards that a page may have. */
const cardNames = defineTexts({
  banner: { en: 'Banner', zh: '轮播图' },
  notice: { en: 'Notices', zh: '公告' },
  icon_grid: { en: 'Icons', zh: '图标入口' },
  article_list: { en: 'List with pictures', zh: '图文列表' },
  waterfall: { en: 'Waterfall', zh: '瀑布流' },
  audio_row: { en: 'Row of audio', zh: '音频横滑' },
  video_row: { en: 'Row of videos', zh: '视频横滑' },
  rank: { en: 'Ranking', zh: '榜单' },
  topic: { en: 'Topics', zh: '话题' },
  live_strip: { en: 'On air', zh: '直播条' },
  advert: { en: 'Advert', zh: '广告' },
  rich_text: { en: 'Text', zh: '富文本' },
  service_grid: { en: 'Services', zh: '服务宫格' },
  album_grid: { en: 'Albums', zh: '专辑宫格' },
  anchor_row: { en: 'Presenters', zh: '主播' },
  special_hero: { en: 'Special', zh: '专题大图' },
  activity_list: { en: 'Activities', zh: '活动' },
  circle_row: { en: 'Circles', zh: '圈子' },
  org_row: { en: 'Organisations', zh: '机构号' },
  image_strip: { en: 'Strip of pictures', zh: '图片横滑' },
  cube: { en: 'Cube of pictures', zh: '图片魔方' },
  tabs: { en: 'Tabs', zh: '选项卡' },
  vote_card: { en: 'Vote', zh: '投票' },
  countdown: { en: 'Countdown', zh: '倒计时' },
  guide_search: { en: 'Search of services', zh: '办事搜索' },
  event_grid: { en: 'Life events', zh: '人生大事' },
  department_list: { en: 'Departments', zh: '部门' },
  advice_list: { en: 'Newest answers', zh: '最新答复' },
  matrix_row: { en: 'WeChat accounts', zh: '公众号矩阵' },
  volunteer_stats: { en: 'Volunteers in numbers', zh: '志愿数据' },
  part: { en: 'Card of a remote', zh: '扩展卡片' },
  title_more: { en: 'Heading', zh: '标题' },
  spacer: { en: 'Space', zh: '间隔' },
}) satisfies Readonly<Record<CardType, unknown>>

/** Name of a card; of one that a remote draws its label. */
export function cardName({ type, part }: Pick<NewsroomCardRow, 'type' | 'part'>): string {
  if (!part) return cardNames[type]()
  return part.label ? nameOf({ name: part.label.zh, name_en: part.label.en }) : part.kind
}
