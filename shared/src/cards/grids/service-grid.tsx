import { AddressLink } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { ConfiguredIcon } from '../icons/configured-icon'
import { titleOf } from '../title-of'
import classes from './service-grid.module.css'

export function ServiceGrid({ card }: CardProps<'service_grid'>) {
  return (
    <CardFrame card={card}>
      <ul className={classes.grid}>
        {card.items.map((item) => (
          <li key={item.title + item.link}>
            <AddressLink to={item.link} className={classes.service}>
              <span className={classes.words}>
                <strong className={classes.title}>{titleOf(item)}</strong>
                <span className={classes.note}>{titleOf({ title: item.note, title_en: item.note_en })}</span>
              </span>
              <ConfiguredIcon icon={item.icon} />
            </AddressLink>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
