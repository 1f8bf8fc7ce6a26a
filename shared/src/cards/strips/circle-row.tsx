import { Link } from '@plaza/shared/router'
import { count } from '../../format'
import { Img } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import { itemAddress } from '../item-address'
import classes from './circle-row.module.css'
import { Strip } from './strip'

export function CircleRow({ card }: CardProps<'circle_row'>) {
  return (
    <CardFrame card={card}>
      <Strip items={card.items} keyOf={({ id }) => id}>
        {({ id, name, image, members, posts }) => (
          <Link to={itemAddress.circle_row({ id })} className={classes.circle}>
            <Img src={image} alt="" width={112} height={112} ratio={1} small />
            <span className={classes.words}>
              <strong className={classes.name}>{name}</strong>
              <span className={classes.note}>
                {t.members(count(members))} · {t.posts(count(posts))}
              </span>
            </span>
          </Link>
        )}
      </Strip>
    </CardFrame>
  )
}
