import { AddressLink, Img } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import classes from './cube.module.css'

/** Wider than any cell: the grid sets the height, not the picture. */
const FLAT = 10

export function Cube({ card, eager = false }: CardProps<'cube'>) {
  return (
    <CardFrame card={card} bare>
      <ul className={classes.cube} data-count={card.items.length}>
        {card.items.map(({ title, image, link }) => (
          <li key={link + title}>
            <AddressLink to={link} className={classes.side}>
              <span className={classes.picture}>
                <Img src={image} alt="" width={350} height={264} ratio={FLAT} eager={eager} className={classes.fill} />
              </span>
              <span className={classes.title}>{title}</span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
