import { type Booking, bookings } from '@plaza/shared/api'
import { useAction, usePaged } from '@plaza/shared/host'
import { Button, SectionTitle } from '@plaza/shared/ui'
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

function OwnBooking({ booking, onRefused }: { booking: Booking; onRefused: () => void }) {
  const cancel = useAction(bookings.step, {
    confirm: () => ({ title: t.cancelTitle(), confirmText: t.cancel(), danger: true }),
    successMessage: t.cancelled,
    refreshes: [bookings.mine, bookings.slots, bookings.requests],
    onRefused,
  })
  return (
    <BookingCard booking={booking}>
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
