import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { ContentItems } from '../feed/content-items'

export function ArticleList({ card, eager }: CardProps<'article_list'>) {
  return (
    <CardFrame card={card}>
      <ContentItems contents={card.items} eager={eager} />
    </CardFrame>
  )
}
