import { nameOf } from '../../text'
import { AddressLink, Tag, TimeAgo } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import { itemAddress } from '../item-address'
import { titleOf } from '../title-of'
import classes from './answered-list.module.css'

export function AnsweredList({ card }: CardProps<'advice_list'>) {
  return (
    <CardFrame card={card}>
      <ul className={classes.list}>
        {card.items.map((item) => (
          <li key={item.id} className={classes.item}>
            <AddressLink to={itemAddress.advice_list(item)} className={classes.question}>
              <span className={classes.title}>{titleOf(item)}</span>
              <span className={classes.answer}>
                <Tag tone="accent">{t.reply()}</Tag> {item.answer}
              </span>
              <span className={classes.meta}>
                {nameOf(item.department)}
                <span aria-hidden="true">·</span>
                <TimeAgo of={item.answered_at} />
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
