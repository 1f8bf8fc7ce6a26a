import type { SeedArticle } from './articles/article'
import { education } from './articles/education'
import { english } from './articles/english'
import { government } from './articles/government'
import { headlines } from './articles/headlines'
import { health } from './articles/health'
import { livelihood } from './articles/livelihood'
import { party } from './articles/party'
import { travel } from './articles/travel'
import { volunteering } from './articles/volunteering'

export type { ArticleCategory, ArticleLayout, SeedArticle } from './articles/article'
export { articleCategories } from './articles/article'

export const articles: SeedArticle[] = [
  ...headlines,
  ...livelihood,
  ...travel,
  ...education,
  ...health,
  ...party,
  ...volunteering,
  ...government,
  ...english,
]
