import { AddressLink } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { ConfiguredIcon } from '../icons/configured-icon'
import { titleOf } from '../title-of'
import classes from './icon-grid.module.css'

/** One row up to five icons, four columns up to eight, otherwise five. */
const columnsFor = (count: number) => (count <= 5 ? count : count <= 8 ? 4 : 5)

export function IconGrid({ card }: CardProps<'icon_grid'>) {
  const columns = columnsFor(card.items.length)
  return (
    <CardFrame card={card}>
      <ul
        className={classes.grid}
        data-columns={columns}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {card.items.map((item) => (
          <li key={item.title + item.link}>
            <AddressLink to={item.link} className={classes.entry}>
              <ConfiguredIcon icon={item.icon} colour={item.colour} />
              <span className={classes.label}>{titleOf(item)}</span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
