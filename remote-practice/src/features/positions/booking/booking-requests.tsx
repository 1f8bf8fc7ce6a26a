import { BOOKING_REASON_MAX, type Booking, bookings } from '@plaza/shared/api'
import { useAction, usePaged } from '@plaza/shared/host'
import { Avatar, Button, Phone, SectionTitle, Sheet, TextArea } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './booking.module.css'
import { t } from './booking.text'
import { BookingCard } from './booking-card'

/** For those who decide on a venue's bookings. */
export function BookingRequests({ id }: { id: string }) {
  const requests = usePaged(bookings.requests, { params: { id } })
  if (!requests.first) return null
  return (
    <section className={classes.part}>
      <SectionTitle title={t.requests()} />
      {requests.items.length === 0 && <p className={classes.quiet}>{t.noRequests()}</p>}
      {requests.items.map((booking) => (
        <Request key={booking.id} booking={booking} onRefused={requests.refresh} />
      ))}
    </section>
  )
}

const refreshes = [bookings.requests, bookings.slots, bookings.mine]

function Request({ booking, onRefused }: { booking: Booking; onRefused: () => void }) {
  const [refusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const accept = useAction(bookings.step, { successMessage: t.accepted, refreshes, onRefused })
  const refuse = useAction(bookings.step, {
    successMessage: t.refused,
    refreshes,
    onRefused,
    onDone: () => setRefusing(false),
  })
  const { id, person, steps } = booking
  return (
    <BookingCard booking={booking}>
      {person && <Person person={person} />}
      <div className={classes.actions}>
        {steps.includes('refuse') && (
          <Button kind="secondary" small onClick={() => setRefusing(true)}>
            {t.refuse()}
          </Button>
        )}
        {steps.includes('accept') && (
          <Button
            small
            loading={accept.busy}
            onClick={() => void accept.run({ params: { id }, body: { step: 'accept' } })}
          >
            {t.accept()}
          </Button>
        )}
      </div>
      <Sheet
        open={refusing}
        title={t.refuse()}
        onClose={() => setRefusing(false)}
        foot={
          <Button
            loading={refuse.busy}
            onClick={() => void refuse.run({ params: { id }, body: { step: 'refuse', reason } })}
          >
            {t.refuse()}
          </Button>
        }
      >
        <div className={classes.sheet}>
          <TextArea label={t.why()} rows={3} max={BOOKING_REASON_MAX} value={reason} onChange={setReason} />
        </div>
      </Sheet>
    </BookingCard>
  )
}

function Person({ person }: { person: NonNullable<Booking['person']> }) {
  return (
    <p className={classes.person}>
      <Avatar src={person.avatar} name={person.name} size={32} />
      <span>{person.name}</span>
      {person.phone && (
        <a className={classes.call} href={`tel:${person.phone}`} aria-label={t.call(person.name)}>
          <Phone size={18} />
        </a>
      )}
    </p>
  )
}
