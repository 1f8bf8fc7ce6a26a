import { shiftDate, siteDate } from '@plaza/shared/format'
import type { CentreBooking, CentreBookings } from '@plaza/shared/operations'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePolled } from '../../calls/use-polled'
import finance from '../../finance/finance.module.css'
import { Button } from '../../parts/button'
import { Field, inputClass } from '../../parts/field'
import { whole } from '../../parts/format'
import { Empty, PolledContent, Skeleton } from '../../parts/state'
import { BookingCard } from './booking-card'
import classes from './bookings.module.css'
import { t } from './bookings.text'
import { ReleaseDialog } from './release-dialog'

interface Place {
  day: string
  venue: string
  after: string
}

/** What is booked in the rooms of a venue, or of all, on a day. */
export function BookingsView() {
  const [place, setPlace] = useState<Place>(() => ({ day: siteDate(Date.now()), venue: '', after: '' }))
  const [pending, setPending] = useState<CentreBooking | null>(null)
  const query = new URLSearchParams(Object.entries(place).filter(([, value]) => value !== ''))
  const bookings = usePolled<CentreBookings>(`centre/bookings?${query}`)
  const seen = useRef<CentreBookings['venues']>([])
  if (bookings.data) seen.current = bookings.data.venues
  const go = (to: Partial<Place>) => setPlace((before) => ({ ...before, after: '', ...to }))
  function close(isChanged: boolean) {
    setPending(null)
    if (isChanged) bookings.refresh()
  }
  return (
    <section>
      <div className={classes.choice}>
        <DayChoice day={place.day} onChange={(day) => go({ day })} />
        <VenueChoice
          venues={seen.current}
          isCounted={bookings.data !== undefined}
          value={place.venue}
          onChange={(venue) => go({ venue })}
        />
      </div>
      <PolledContent of={bookings} waiting={<Skeleton height={420} />}>
        {({ list, next }) => (
          <>
            {list.length === 0 && <Empty title={t.none()} />}
            <ul className={finance.cards}>
              {list.map((booking) => (
                <BookingCard key={booking.id} booking={booking} onRelease={() => setPending(booking)} />
              ))}
            </ul>
            <div className={classes.pages}>
              {place.after !== '' && <Button onClick={() => go({})}>{t.first()}</Button>}
              {next !== null && <Button onClick={() => go({ after: next })}>{t.more()}</Button>}
            </div>
          </>
        )}
      </PolledContent>
      {pending && <ReleaseDialog booking={pending} onClose={close} />}
    </section>
  )
}

const DayChoice = ({ day, onChange }: { day: string; onChange(day: string): void }) => (
  <div className={classes.days}>
    <Button aria-label={t.before()} onClick={() => onChange(shiftDate(day, -1))}>
      <ChevronLeft />
    </Button>
    <input
      className={inputClass}
      type="date"
      required
      aria-label={t.day()}
      value={day}
      onChange={({ target }) => target.value && onChange(target.value)}
    />
    <Button aria-label={t.after()} onClick={() => onChange(shiftDate(day, 1))}>
      <ChevronRight />
    </Button>
  </div>
)

interface VenueChoiceProps {
  venues: CentreBookings['venues']
  /** Whether their bookings are those of the day. */
  isCounted: boolean
  value: string
  onChange(venue: string): void
}

/** Stays as it is while another day loads, so that the focus stays too. */
function VenueChoice({ venues, isCounted, value, onChange }: VenueChoiceProps) {
  const all = venues.reduce((sum, { bookings }) => sum + bookings, 0)
  return (
    <div className={classes.venue}>
      <Field label={t.venue()}>
        <select className={inputClass} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{isCounted ? t.everywhere(whole(all)) : t.all()}</option>
          {venues.map(({ id, name, bookings }) => (
            <option key={id} value={id}>
              {isCounted && bookings > 0 ? t.counted(name, whole(bookings)) : name}
            </option>
          ))}
        </select>
      </Field>
    </div>
  )
}
