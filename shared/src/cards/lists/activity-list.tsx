import { Link } from '@plaza/shared/router'
import { comingMoment } from '../../format'
import { nameOf } from '../../text'
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
        {card.items.map(({ id, title, title_en, image, place, place_en, starts_at, joined, capacity }) => (
          <li key={id}>
            <Link to={itemAddress.activity_list({ id })} className={classes.activity}>
              <Img src={image} alt="" width={226} height={150} ratio={1.5} small />
              <span className={classes.words}>
                <strong className={classes.title}>{nameOf({ name: title, name_en: title_en })}</strong>
                <span className={classes.fact}>
                  <CalendarDays />
                  {comingMoment(starts_at)}
                </span>
                <span className={classes.fact}>
                  <MapPin />
                  <span className={classes.place}>{nameOf({ name: place, name_en: place_en })}</span>
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
