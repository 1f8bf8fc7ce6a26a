import { AddressLink, Img } from '../../ui'
import type { CardProps } from '../card-props'
import { titleOf } from '../title-of'
import classes from './banner.module.css'
import { useCarousel } from './use-carousel'

/** Slides advance by themselves until the user touches them. */
export function Banner({ card, eager = false }: CardProps<'banner'>) {
  const { items } = card
  const { strip, at, hold } = useCarousel(items.length)
  const name = titleOf(card)
  // A section without a name has no role, so `aria-roledescription` would describe nothing.
  const role = name ? { 'aria-roledescription': 'carousel', 'aria-label': name } : {}
  return (
    <section className={classes.banner} {...role}>
      <ul className={classes.strip} ref={strip} onPointerDown={hold} onFocus={hold} data-swipes-itself>
        {items.map((item, index) => (
          <li key={item.link + item.image} className={classes.slide}>
            <AddressLink to={item.link} className={classes.link}>
              <Img src={item.image} alt="" width={702} height={395} ratio={16 / 9} eager={eager && index === 0} />
              <span className={classes.caption}>{item.title}</span>
            </AddressLink>
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={classes.dots} aria-hidden="true">
          {items.map((item, index) => (
            <span key={item.link + item.image} className={classes.dot} data-on={index === at || undefined} />
          ))}
        </div>
      )}
    </section>
  )
}
