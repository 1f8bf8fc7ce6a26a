import type { Booking } from '@plaza/shared/api'
import { spanText } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Tag, type Tone } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './booking.module.css'
import { stateText, t } from './booking.text'

const tones: Record<Booking['state'], Tone> = {
  pending: 'gold',
  accepted: 'green',
  refused: 'red',
  cancelled: 'grey',
  over: 'grey',
}

interface BookingCardProps {
  booking: Booking
  /** Where it is, on a list over all places. */
  place?: ReactNode
  children?: ReactNode
}

/** A booking, with what can be done to it. */
export function BookingCard({ booking, place, children }: BookingCardProps) {
  const now = useNow()
  const { state, reason } = booking
  return (
    <article className={classes.card}>
      <p className={classes.head}>
        <b>{spanText(booking.starts_at, booking.ends_at, now)}</b>
        <Tag tone={tones[state]}>{stateText[booking.released ? 'released' : state]()}</Tag>
      </p>
      <p className={classes.fact}>
        {place}
        {nameOf(booking.room)} · {t.people(booking.people)}
      </p>
      <p className={classes.purpose}>{booking.purpose}</p>
      {state === 'refused' && <p className={classes.reason}>{reason ? t.reason(reason) : t.unanswered()}</p>}
      {children}
    </article>
  )
}
