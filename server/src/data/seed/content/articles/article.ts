import type { Past } from '../../moments'

export const articleCategories = ['要闻', '民生', '文旅', '教育', '健康', '党建', '志愿', '政务', 'English'] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** right: one small picture; three: three in a row; large: one 16:9; text: none. */
export type ArticleLayout = 'right' | 'three' | 'large' | 'text'

export interface SeedArticle {
  id: number
  category: ArticleCategory
  title: string
  source: string
  author: string
  published: Past
  layout: ArticleLayout
  /** Picture ids; the first is the cover. */
  pictures: string[]
  summary: string
  /** HTML; `<img data-picture>` and `<video data-video>` name pictures and clips by id. */
  body: string
  views: number
  likes: number
  /** What the card shows; more than the seeded comments, as on a real site. */
  comments: number
  /** Sound id of a reading of the article. */
  voice?: string
  /** An article with a link address opens it instead of its own page. */
  linkAddress?: string
  related?: number[]
  top?: boolean
  hot?: boolean
  recommended?: boolean
}
