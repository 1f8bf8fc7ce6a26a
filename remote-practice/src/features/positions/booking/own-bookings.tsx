import { bookings } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { SectionTitle } from '@plaza/shared/ui'
import classes from './booking.module.css'
import { t } from './booking.text'
import { OwnBooking } from './own-booking'

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
