import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, post } from '../core/endpoint'
import { Count, Id, Moment, PageQuery, pageOf, text } from '../core/fields'
import { defineLifecycle } from '../core/lifecycle'
import { PositionKind } from './position-kind'

/**
 * `centre`: releases a room of any venue. `clock`: what nobody answered is refused when it would begin, and what was accepted is over
 * at its end.
 */
export const venueBookingLifecycle = defineLifecycle({
  initial: 'pending',
  steps: {
    accept: { from: ['pending'], to: 'accepted', by: ['manager'] },
    refuse: { from: ['pending', 'accepted'], to: 'refused', by: ['manager'] },
    release: { from: ['pending', 'accepted'], to: 'refused', by: ['centre'] },
    cancel: { from: ['pending', 'accepted'], to: 'cancelled', by: ['person'] },
    lapse: { from: ['pending'], to: 'refused', by: ['clock'] },
    end: { from: ['accepted'], to: 'over', by: ['clock'] },
  },
})

export const BookingState = v.picklist(['pending', 'accepted', 'refused', 'cancelled', 'over'])
export type BookingState = v.InferOutput<typeof BookingState>
/** Steps that people take; the practice centre and the clock take the others. */
export const BookingStep = v.picklist(['accept', 'refuse', 'cancel'])
export type BookingStep = v.InferOutput<typeof BookingStep>

/** Limits in code points. */
export const BOOKING_PURPOSE_MAX = 100
export const BOOKING_REASON_MAX = 100
/** How far ahead a room can be booked, and for how long. */
export const BOOKING_DAYS = 30
export const BOOKING_HOURS_MAX = 8
/** A booking begins and ends at a multiple of this. */
export const BOOKING_MINUTES = 30

const place = { id: Id, name: v.string(), name_en: v.optional(v.string()) }
export const Booking = v.object({
  id: Id,
  position: v.object({ ...place, kind: PositionKind }),
  room: v.object(place),
  starts_at: Moment,
  ends_at: Moment,
  purpose: v.string(),
  people: Count,
  state: BookingState,
  /** Why it was refused; null where nobody answered in time. */
  reason: v.nullable(v.string()),
  /** Refused because the practice centre released the room. */
  released: v.optional(v.boolean()),
  created_at: Moment,
  /** Who asks, for those who decide alone. */
  person: v.nullable(v.object({ ...Author.entries, phone: v.nullable(v.string()) })),
  /** Steps that the user may take now. */
  steps: v.array(BookingStep),
})
export type Booking = v.InferOutput<typeof Booking>

const date = v.pipe(v.string(), v.isoDate())
const Span = v.object({ starts_at: Moment, ends_at: Moment })

export const bookings = group('bookings', {
  slots: get('/civilized_room/:id/slots', {
    summary: 'When a room is open on a day, and when it is taken',
    domain: 'asc',
    query: v.object({ date }),
    data: v.object({ open: v.array(Span), taken: v.array(Span) }),
  }),
  book: post('/civilized_position/:id/bookings', {
    summary: 'Asks for a room of a venue',
    domain: 'asc',
    /** `key`: idempotency key, generated once per booking. */
    body: v.object({
      room_id: Id,
      starts_at: Moment,
      ends_at: Moment,
      purpose: text(BOOKING_PURPOSE_MAX),
      people: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: Booking,
    needsPhone: true,
  }),
  mine: get('/my_venue_bookings', {
    summary: 'Own bookings, the latest first; of one venue, or of all',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, position_id: v.optional(Id) }),
    data: pageOf(Booking),
    needsToken: true,
  }),
  requests: get('/civilized_position/:id/booking_requests', {
    summary: 'Bookings of a venue that wait for an answer or are to come, for those who decide on them',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Booking),
    needsToken: true,
  }),
  step: post('/venue_bookings/:id/steps', {
    summary: 'Cancels an own booking, accepts or refuses one of a venue in the user’s care',
    domain: 'asc',
    body: v.object({ step: BookingStep, reason: v.optional(text(BOOKING_REASON_MAX, 0)) }),
    data: Booking,
    needsToken: true,
  }),
})
