import * as v from 'valibot'
import type { BookingState } from '../api'
import { Why } from './why'

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** GET `centre/bookings`: what is booked for a day of the site's calendar, in one venue or in all, by its beginning. */
export const CentreBookingsQuery = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  venue: v.optional(Id),
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,17}\.[\w-]{1,60}$/))),
})

export interface CentreBooking {
  id: string
  venue: { id: string; name: string }
  room: string
  seats: number
  /** Milliseconds since the epoch. */
  startsAt: number
  endsAt: number
  purpose: string
  people: number
  state: BookingState
  /** Why it was refused or released. */
  reason: string | null
  /** Who of the centre released it. */
  releasedBy: string | null
  /** Who asked. */
  nickname: string
  /** Whether it can be released. */
  releasable: boolean
}
export interface CentreBookings {
  list: readonly CentreBooking[]
  next: string | null
  /** Venues with rooms, with how many bookings of the day were not refused or cancelled. */
  venues: readonly { id: string; name: string; bookings: number }[]
}

/** POST `centre/release-booking`: frees a room; who booked it reads why. Answers the `CentreBooking`. */
export const ReleaseBookingBody = v.strictObject({ id: Id, why: Why })
