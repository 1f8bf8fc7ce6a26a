import { AddressLink, Img } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import classes from './image-strip.module.css'
import { Strip } from './strip'

export function ImageStrip({ card, eager = false }: CardProps<'image_strip'>) {
  return (
    <CardFrame card={card}>
      <Strip items={card.items} keyOf={({ link, title }) => link + title}>
        {({ title, image, link }) => (
          <AddressLink to={link} className={classes.capsule}>
            <Img src={image} alt="" width={280} height={160} ratio={7 / 4} eager={eager} small />
            <span className={classes.title}>{title}</span>
          </AddressLink>
        )}
      </Strip>
    </CardFrame>
  )
}
