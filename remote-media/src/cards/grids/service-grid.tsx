import { AddressLink } from '@plaza/shared/ui'
import { ConfiguredIcon } from '../../icons/configured-icon'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import classes from './service-grid.module.css'

/** Civic services, two in a row, each with what it is for. */
export function ServiceGrid({ card }: CardProps<'service_grid'>) {
  return (
    <CardFrame card={card}>
      <ul className={classes.grid}>
        {card.items.map(({ title, note, icon, link }) => (
          <li key={title + link}>
            <AddressLink to={link} className={classes.service}>
              <span className={classes.words}>
                <strong className={classes.title}>{title}</strong>
                <span className={classes.note}>{note}</span>
              </span>
              <ConfiguredIcon icon={icon} />
            </AddressLink>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
