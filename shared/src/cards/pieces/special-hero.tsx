import { Link } from '@plaza/shared/router'
import { Img } from '../../ui'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import { itemAddress } from '../item-address'
import classes from './special-hero.module.css'

export function SpecialHero({ card: { items }, eager = false }: CardProps<'special_hero'>) {
  return items.map(({ id, title, image, summary }) => (
    <Link key={id} to={itemAddress.special_hero({ id })} className={classes.hero}>
      <Img src={image} alt="" width={702} height={312} ratio={9 / 4} eager={eager} />
      <span className={classes.words}>
        <span className={classes.mark}>{t.special()}</span>
        <strong className={classes.title}>{title}</strong>
        <span className={classes.summary}>{summary}</span>
      </span>
    </Link>
  ))
}
