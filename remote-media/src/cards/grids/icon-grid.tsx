import { AddressLink } from '@plaza/shared/ui'
import { ConfiguredIcon } from '../../icons/configured-icon'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import classes from './icon-grid.module.css'

/** Four in a row up to eight, else five. */
const columnsFor = (count: number) => (count <= 4 || (count <= 8 && count !== 5) ? 4 : 5)

/** The services that people come for, one tap away. */
export function IconGrid({ card }: CardProps<'icon_grid'>) {
  return (
    <CardFrame card={card}>
      <ul className={classes.grid} data-columns={columnsFor(card.items.length)}>
        {card.items.map(({ title, icon, colour, link }) => (
          <li key={title + link}>
            <AddressLink to={link} className={classes.entry}>
              <ConfiguredIcon icon={icon} colour={colour} />
              <span className={classes.label}>{title}</span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
