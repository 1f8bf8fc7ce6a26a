import { type ComponentType, lazy } from 'react'
import type { Card, CardType } from '../api'
import { fetchCode } from '../host'
import { Banner } from './banner/banner'
import type { CardProps } from './card-props'
import { IconGrid } from './grids/icon-grid'
import { ArticleList } from './lists/article-list'
import { Notice } from './pieces/notice'
import { LiveStrip } from './strips/live-strip'

type CardComponent = ComponentType<CardProps>
type LazyCards = typeof import('./lazy-cards')
type CivicCards = typeof import('./civic/civic-cards')

const lazyCards = {
  service_grid: 'ServiceGrid',
  waterfall: 'Waterfall',
  rank: 'Rank',
  topic: 'TopicList',
  album_grid: 'AlbumGrid',
  anchor_row: 'PeopleRow',
  special_hero: 'SpecialHero',
  activity_list: 'ActivityList',
  circle_row: 'CircleRow',
  audio_row: 'AudioRow',
  video_row: 'VideoRow',
  advert: 'Advert',
  org_row: 'PeopleRow',
  image_strip: 'ImageStrip',
  cube: 'Cube',
  tabs: 'ContentTabs',
  vote_card: 'VoteCard',
  countdown: 'Countdown',
  volunteer_stats: 'VolunteerStats',
  rich_text: 'RichText',
  part: 'PartCard',
  title_more: 'TitleMore',
  spacer: 'Spacer',
} as const satisfies Partial<Record<CardType, keyof LazyCards>>

const civicCards = {
  guide_search: 'GuideSearch',
  event_grid: 'EventGrid',
  department_list: 'DepartmentList',
  advice_list: 'AnsweredList',
  matrix_row: 'MatrixRow',
} as const satisfies Partial<Record<CardType, keyof CivicCards>>

const eagerCards: {
  [T in Exclude<CardType, keyof typeof lazyCards | keyof typeof civicCards>]: ComponentType<CardProps<T>>
} = {
  banner: Banner,
  notice: Notice,
  icon_grid: IconGrid,
  article_list: ArticleList,
  live_strip: LiveStrip,
}

const components = new Map<string, CardComponent>([
  ...(Object.entries(eagerCards) as [string, CardComponent][]),
  ...Object.entries(lazyCards).map(([type, name]): [string, CardComponent] => [
    type,
    lazy(async () => ({
      default: (await fetchCode(() => import('./lazy-cards')))[name] as unknown as CardComponent,
    })),
  ]),
  ...Object.entries(civicCards).map(([type, name]): [string, CardComponent] => [
    type,
    lazy(async () => ({
      default: (await fetchCode(() => import('./civic/civic-cards')))[name] as unknown as CardComponent,
    })),
  ]),
])

/** The tables are exhaustive over the card types; undefined only for a type that this build does not know. */
export const componentOf = ({ type }: Card): CardComponent | undefined => components.get(type)

/** Whether a card's code is in a lazy chunk. */
export const isLazyCard = (type: string): boolean => type in lazyCards || type in civicCards
