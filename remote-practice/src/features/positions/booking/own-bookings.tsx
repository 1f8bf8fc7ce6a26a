import { type Booking, bookings } from '@plaza/shared/api'
import { useAction, usePaged } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Button, ButtonLink, PagedList, SectionTitle } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { addressOf } from '../position.model'
import classes from './booking.module.css'
import { t } from './booking.text'
import { BookingCard } from './booking-card'

/** What the user booked at a venue; nothing if there is nothing. */
export function OwnBookings({ id }: { id: string }) {
  const own = usePaged(bookings.mine, { query: { position_id: id } })
  if (own.items.length === 0) return null
  return (
    <section className={classes.part}>
      <SectionTitle title={t.mine()} />
      {own.items.map((booking) => (
        <OwnBooking key={booking.id} booking={booking} onRefused={own.refresh} />
      ))}
    </section>
  )
}

/** What the user booked, wherever it is. */
export function AllBookings({ header }: { header: ReactNode }) {
  const own = usePaged(bookings.mine, {})
  return (
    <PagedList
      of={own}
      keyOf={({ id }) => id}
      label={t.all()}
      name="mine"
      empty="data"
      emptyAction={
        <ButtonLink kind="secondary" to={to('venues')}>
          {t.find()}
        </ButtonLink>
      }
      header={header}
    >
      {(booking) => (
        <div className={classes.one}>
          <OwnBooking
            booking={booking}
            onRefused={own.refresh}
            place={
              <Link className={classes.place} to={addressOf(booking.position)}>
                {nameOf(booking.position)}
              </Link>
            }
          />
        </div>
      )}
    </PagedList>
  )
}

interface OwnBookingProps {
  booking: Booking
  onRefused: () => void
  place?: ReactNode
}

function OwnBooking({ booking, onRefused, place }: OwnBookingProps) {
  const cancel = useAction(bookings.step, {
    confirm: () => ({ title: t.cancelTitle(), confirmText: t.cancel(), danger: true }),
    successMessage: t.cancelled,
    refreshes: [bookings.mine, bookings.slots, bookings.requests],
    onRefused,
  })
  return (
    <BookingCard booking={booking} place={place}>
      {booking.steps.includes('cancel') && (
        <div className={classes.actions}>
          <Button
            kind="plain"
            small
            loading={cancel.busy}
            onClick={() => void cancel.run({ params: { id: booking.id }, body: { step: 'cancel' } })}
          >
            {t.cancel()}
          </Button>
        </div>
      )}
    </BookingCard>
  )
}
