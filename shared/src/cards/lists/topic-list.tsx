import { count } from '../../format'
import { AddressLink } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import classes from './lists.module.css'

export function TopicList({ card }: CardProps<'topic'>) {
  return (
    <CardFrame card={card}>
      <ul className={classes.topics}>
        {card.items.map(({ id, name, posts, link }) => (
          <li key={id}>
            <AddressLink to={link} className={classes.topic}>
              <span className={classes.hash} aria-hidden="true">
                #
              </span>
              <span className={classes.topicName}>{name}</span>
              <span className={classes.heat}>{t.posts(count(posts))}</span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
