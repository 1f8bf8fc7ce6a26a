import { Link } from '@plaza/shared/router'
import { count } from '../../format'
import { Headphones, Img } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import { itemAddress } from '../item-address'
import classes from './album-grid.module.css'

export function AlbumGrid({ card }: CardProps<'album_grid'>) {
  return (
    <CardFrame card={card}>
      <ul className={classes.grid}>
        {card.items.map(({ id, title, image, track_count, views }) => (
          <li key={id}>
            <Link to={itemAddress.album_grid({ id })} className={classes.album}>
              <span className={classes.cover}>
                <Img src={image} alt="" width={220} height={220} ratio={1} small />
              </span>
              <span className={classes.title}>{title}</span>
              <span className={classes.tracks}>
                {t.tracks(count(track_count))}
                <Headphones />
                {count(views)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
