import type { ReactNode } from 'react'
import type { Card } from '../api'
import { SectionTitle } from '../ui'
import classes from './card-frame.module.css'
import { titleOf } from './title-of'

interface CardFrameProps {
  card: Pick<Card, 'title' | 'title_en' | 'more'>
  children: ReactNode
  /** Without the white background, for cards that have their own. */
  bare?: boolean
}

export function CardFrame({ card, children, bare }: CardFrameProps) {
  const title = titleOf(card)
  return (
    <section className={bare ? classes.bare : classes.frame} aria-label={title || undefined}>
      {title && <SectionTitle title={title} more={card.more?.link} />}
      {children}
    </section>
  )
}
