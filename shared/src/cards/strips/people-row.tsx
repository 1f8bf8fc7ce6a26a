import { Link } from '@plaza/shared/router'
import { Avatar } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { itemAddress } from '../item-address'
import classes from './people.module.css'
import { Strip } from './strip'

export function PeopleRow({ card }: CardProps<'anchor_row' | 'org_row'>) {
  return (
    <CardFrame card={card}>
      <Strip items={card.items} keyOf={({ id }) => id}>
        {({ id, name, image, note }) => (
          <Link to={itemAddress[card.type]({ id })} className={classes.person}>
            <span className={classes.face}>
              <Avatar src={image} name={name} size={60} />
            </span>
            <span className={classes.name}>{name}</span>
            <span className={classes.note}>{note}</span>
          </Link>
        )}
      </Strip>
    </CardFrame>
  )
}
