import { useEffect, useState } from 'react'
import { AddressLink, lessMotion, Megaphone } from '../../ui'
import type { CardProps } from '../card-props'
import { titleOf } from '../title-of'
import classes from './notice.module.css'

const TURN_MS = 4000

export function Notice({ card }: CardProps<'notice'>) {
  const { items } = card
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held || lessMotion() || items.length < 2) return
    const turn = setInterval(() => {
      if (!document.hidden) setAt((index) => (index + 1) % items.length)
    }, TURN_MS)
    return () => clearInterval(turn)
  }, [held, items.length])

  const item = items[at % items.length]
  if (!item) return null
  return (
    <section
      className={classes.notice}
      aria-label={titleOf(card) || undefined}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <AddressLink to={item.link} className={classes.line}>
        <Megaphone className={classes.icon} />
        <span key={at} className={classes.text}>
          {item.title}
        </span>
      </AddressLink>
    </section>
  )
}
