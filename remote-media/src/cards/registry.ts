import type { Card, CardType } from '@plaza/shared/api'
import { type ComponentType, lazy } from 'react'
import { Banner } from './banner/banner'
import { AlbumGrid } from './grids/album-grid'
import { IconGrid } from './grids/icon-grid'
import { ServiceGrid } from './grids/service-grid'
import { Waterfall } from './grids/waterfall'
import { ActivityList } from './lists/activity-list'
import { ArticleList } from './lists/article-list'
import { Rank } from './lists/rank'
import { TopicList } from './lists/topic-list'
import { Advert } from './pieces/advert'
import { Notice } from './pieces/notice'
import { SpecialHero } from './pieces/special-hero'
import { AnchorRow } from './strips/anchor-row'
import { AudioRow } from './strips/audio-row'
import { CircleRow } from './strips/circle-row'
import { LiveStrip } from './strips/live-strip'
import { VideoRow } from './strips/video-row'

export interface CardProps<T extends CardType = CardType> {
  card: Card<T>
  /** Stands on the first screen: its pictures are fetched at once. */
  eager?: boolean
}

/** What draws a card of each type. The sanitiser that `rich_text` needs is fetched with the first such card. */
const components: { [T in CardType]: ComponentType<CardProps<T>> } = {
  banner: Banner,
  notice: Notice,
  icon_grid: IconGrid,
  article_list: ArticleList,
  waterfall: Waterfall,
  audio_row: AudioRow,
  video_row: VideoRow,
  rank: Rank,
  topic: TopicList,
  live_strip: LiveStrip,
  advert: Advert,
  rich_text: lazy(() => import('./pieces/rich-text-card')),
  service_grid: ServiceGrid,
  album_grid: AlbumGrid,
  anchor_row: AnchorRow,
  special_hero: SpecialHero,
  activity_list: ActivityList,
  circle_row: CircleRow,
}

export const componentOf = (card: Card): ComponentType<CardProps> => components[card.type] as ComponentType<CardProps>
