import { nameOf } from '../../text'
import { AddressLink, Avatar } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import { itemAddress } from '../item-address'
import classes from './department-list.module.css'

/** Departments with what they were asked; the bar is the answered share. */
export function DepartmentList({ card }: CardProps<'department_list'>) {
  return (
    <CardFrame card={card}>
      <ul className={classes.list}>
        {card.items.map((item) => (
          <li key={item.id}>
            <AddressLink to={itemAddress.department_list(item)} className={classes.department}>
              <Avatar src={item.image} name={nameOf(item)} size={44} />
              <span className={classes.words}>
                <span className={classes.head}>
                  <span className={classes.name}>{nameOf(item)}</span>
                  <span className={classes.late} data-late={item.late > 0 || undefined}>
                    {item.late > 0 ? t.late(item.late) : t.punctual()}
                  </span>
                </span>
                <span className={classes.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${item.received > 0 ? (item.answered / item.received) * 100 : 0}%` }} />
                </span>
                <span className={classes.figures}>{t.answered(item.answered, item.received)}</span>
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
