import { Link } from '@plaza/shared/router'
import { to } from '../../routes'
import { Search } from '../../ui'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import { itemAddress } from '../item-address'
import { titleOf } from '../title-of'
import classes from './guide-search.module.css'

/** Leads to the search over the service guides: empty, or with a word that people often search for. */
export function GuideSearch({ card }: CardProps<'guide_search'>) {
  return (
    <section className={classes.panel} aria-label={titleOf(card) || t.findGuide()}>
      {titleOf(card) && <h2 className={classes.title}>{titleOf(card)}</h2>}
      <Link to={to('guide-search')} className={classes.field}>
        <Search size={20} />
        {t.findGuide()}
      </Link>
      <ul className={classes.words} aria-label={t.often()}>
        {card.items.map((item) => (
          <li key={item.title}>
            <Link to={itemAddress.guide_search(item)} className={classes.word}>
              {titleOf(item)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
