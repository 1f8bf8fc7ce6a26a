import { Link } from '@plaza/shared/router'
import { comingMoment } from '../../format'
import { CalendarDays, Img, MapPin } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import { itemAddress } from '../item-address'
import classes from './activity-list.module.css'

export function ActivityList({ card }: CardProps<'activity_list'>) {
  return (
    <CardFrame card={card}>
      <ul className={classes.list}>
        {card.items.map(({ id, title, image, place, starts_at, joined, capacity }) => (
          <li key={id}>
            <Link to={itemAddress.activity_list({ id })} className={classes.activity}>
              <Img src={image} alt="" width={226} height={150} ratio={1.5} small />
              <span className={classes.words}>
                <strong className={classes.title}>{title}</strong>
                <span className={classes.fact}>
                  <CalendarDays />
                  {comingMoment(starts_at)}
                </span>
                <span className={classes.fact}>
                  <MapPin />
                  <span className={classes.place}>{place}</span>
                </span>
                <span className={classes.joined}>
                  {capacity > 0 ? t.joined(joined, capacity) : t.joinedOpen(joined)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
