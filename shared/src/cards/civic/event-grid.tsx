import { nameOf } from '../../text'
import { AddressLink } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import { ConfiguredIcon } from '../icons/configured-icon'
import { itemAddress } from '../item-address'
import classes from './event-grid.module.css'

export function EventGrid({ card }: CardProps<'event_grid'>) {
  return (
    <CardFrame card={card}>
      <ul className={classes.grid}>
        {card.items.map((item) => (
          <li key={item.id}>
            <AddressLink to={itemAddress.event_grid(item)} className={classes.event}>
              <ConfiguredIcon icon={item.icon} />
              <span className={classes.words}>
                <span className={classes.name}>{nameOf(item)}</span>
                <span className={classes.count}>{t.guides(item.count)}</span>
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
