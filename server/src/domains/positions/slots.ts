import { BOOKING_DAYS, BOOKING_HOURS_MAX, BOOKING_MINUTES } from '@plaza/shared/api'
import { DAY_MS, HOUR_MS, MINUTE_MS, momentOf, siteDate, weekdayIndex } from '@plaza/shared/format'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { positions, rooms, venueBookings } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { hoursOf, readHolidays } from '../places/hours'
import type { PositionRow } from './rows'

/** A span of time in milliseconds. */
export interface Span {
  from: number
  to: number
}

/** When a place is open on a date; a span may end on the next day. */
export async function openOn(db: Executor, position: PositionRow, date: string): Promise<Span[]> {
  const midnight = momentOf(`${date}T00:00`)
  const { week, days } = hoursOf(position, await readHolidays(db), midnight)
  const spans = days[date] ?? week[weekdayIndex(date)] ?? []
  return spans.map(({ from, to }) => ({ from: midnight + from * MINUTE_MS, to: midnight + to * MINUTE_MS }))
}

/** Accepted bookings of a room that overlap with a span. */
export async function takenIn(db: Executor, roomId: number, { from, to }: Span): Promise<Span[]> {
  const rows = await db
    .select({ startsAt: venueBookings.startsAt, endsAt: venueBookings.endsAt })
    .from(venueBookings)
    .where(
      and(
        eq(venueBookings.roomId, roomId),
        eq(venueBookings.state, 'accepted'),
        lt(venueBookings.startsAt, new Date(to)),
        gt(venueBookings.endsAt, new Date(from)),
      ),
    )
    .orderBy(asc(venueBookings.startsAt))
  return rows.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() }))
}

export async function requireRoom(db: Executor, id: string) {
  if (!/^\d{1,9}$/.test(id)) throw refuse('contentGone')
  const [row] = await db
    .select({ room: rooms, position: positions })
    .from(rooms)
    .innerJoin(positions, eq(positions.id, rooms.positionId))
    .where(eq(rooms.id, Number(id)))
  if (!row) throw refuse('contentGone')
  return row
}

/** Refuses a span that is not to come, too far away, too long, or outside of the hours. */
export async function requireBookable(db: Executor, position: PositionRow, span: Span): Promise<void> {
  const now = Date.now()
  const step = BOOKING_MINUTES * MINUTE_MS
  const length = span.to - span.from
  if (span.from % step !== 0 || span.to % step !== 0 || length <= 0 || length > BOOKING_HOURS_MAX * HOUR_MS)
    throw refuse('badInput', { detail: 'booking.span' })
  if (span.from <= now) throw refuse('tooLate', { detail: 'booking.past' })
  if (span.from > now + BOOKING_DAYS * DAY_MS) throw refuse('tooEarly', { detail: 'booking.far' })
  const open = await openOn(db, position, siteDate(span.from))
  if (!open.some(({ from, to }) => from <= span.from && span.to <= to))
    throw refuse('badInput', { detail: 'booking.closed' })
}
