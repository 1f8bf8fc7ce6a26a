import { AddressLink, Img } from '../../ui'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import classes from './advert.module.css'

/** Labelled as an advertisement. */
export function Advert({ card: { items } }: CardProps<'advert'>) {
  return items.map((item) => (
    <AddressLink key={item.link + item.image} to={item.link} className={classes.advert}>
      <Img src={item.image} alt={item.title} width={702} height={180} ratio={3.9} />
      <span className={classes.mark}>{t.advert()}</span>
    </AddressLink>
  ))
}
