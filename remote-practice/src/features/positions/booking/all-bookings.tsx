import { bookings } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ButtonLink, PagedList } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { addressOfPosition } from '../../../parts/position-address'
import classes from './booking.module.css'
import { t } from './booking.text'
import { OwnBooking } from './own-booking'

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
              <Link className={classes.place} to={addressOfPosition(booking.position)}>
                {nameOf(booking.position)}
              </Link>
            }
          />
        </div>
      )}
    </PagedList>
  )
}
