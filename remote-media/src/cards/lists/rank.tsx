import { count } from '@plaza/shared/format'
import { ContentLink } from '@plaza/shared/ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import classes from './lists.module.css'

/** What is read most, in its order. */
export function Rank({ card }: CardProps<'rank'>) {
  return (
    <CardFrame card={card}>
      <ol className={classes.rank}>
        {card.items.map((content, index) => (
          <li key={content.id}>
            <ContentLink content={content} className={classes.ranked}>
              <span className={classes.place} data-top={index < 3 || undefined}>
                {index + 1}
              </span>
              <span className={classes.rankedTitle}>{content.title}</span>
              <span className={classes.heat}>{t.views(count(content.views))}</span>
            </ContentLink>
          </li>
        ))}
      </ol>
    </CardFrame>
  )
}
