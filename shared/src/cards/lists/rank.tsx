import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import classes from './lists.module.css'
import { RankedRow } from './ranked-row'

export function Rank({ card }: CardProps<'rank'>) {
  return (
    <CardFrame card={card}>
      <ol className={classes.rank}>
        {card.items.map((content, index) => (
          <li key={content.id}>
            <RankedRow content={content} place={index + 1} />
          </li>
        ))}
      </ol>
    </CardFrame>
  )
}
