import { type Booking, bookings } from '@plaza/shared/api'
import { useAction } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './booking.module.css'
import { t } from './booking.text'
import { BookingCard } from './booking-card'

interface OwnBookingProps {
  booking: Booking
  onRefused: () => void
  place?: ReactNode
}

/** An own booking, which can be cancelled. */
export function OwnBooking({ booking, onRefused, place }: OwnBookingProps) {
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
