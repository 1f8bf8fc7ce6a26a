import { timeOfDay } from '@plaza/shared/format'
import type { CentreBooking } from '@plaza/shared/operations'
import finance from '../../finance/finance.module.css'
import { Button } from '../../parts/button'
import { whole } from '../../parts/format'
import { State, type Tone } from '../../parts/tag'
import { stateText, t } from './bookings.text'

const tones = {
  pending: 'watch',
  accepted: 'good',
  refused: 'bad',
  released: 'bad',
  cancelled: 'none',
  over: 'none',
} as const satisfies Record<keyof typeof stateText, Tone>

interface BookingCardProps {
  booking: CentreBooking
  onRelease(): void
}

/** Who has a room, when and for what. */
export function BookingCard({ booking, onRelease }: BookingCardProps) {
  const { venue, room, startsAt, endsAt, purpose, people, seats, nickname, releasable } = booking
  const state = booking.releasedBy === null ? booking.state : 'released'
  return (
    <li className={finance.card}>
      <div className={finance.head}>
        <h2>{t.span(timeOfDay(startsAt), timeOfDay(endsAt))}</h2>
        <State tone={tones[state]}>{stateText[state]()}</State>
      </div>
      <p>{purpose}</p>
      <p className={finance.about}>
        {[venue.name, room, t.people(whole(people), whole(seats)), t.by(nickname)].join(' · ')}
      </p>
      <Reason booking={booking} />
      {releasable && (
        <div className={finance.actions}>
          <Button aria-label={t.releaseOne(purpose)} onClick={onRelease}>
            {t.release()}
          </Button>
        </div>
      )}
    </li>
  )
}

function Reason({ booking: { reason, releasedBy } }: { booking: CentreBooking }) {
  if (!reason) return null
  return (
    <p className={finance.asked}>
      {releasedBy === null ? t.refusedBecause(reason) : t.releasedBecause(releasedBy, reason)}
    </p>
  )
}
