import {
  type Booking,
  type BookingStep,
  bookings as endpoints,
  lifecycles,
  openSteps,
  BookingStep as Steps,
} from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { positions, rooms, users, venueBookings } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { ascending, descending, pageOf } from '../../transport/paging'
import type { Person } from '../../transport/ports/person'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { tellManager } from './booking-notices'
import { rolesIn, takeStep } from './booking-steps'
import { managesPosition, requirePosition } from './rows'
import { openOn, requireBookable, requireRoom, type Span, takenIn } from './slots'

const BOOKED_PER_DAY = 10
/** Bookings of a person that wait for an answer at a time. */
const MAX_PENDING = 6

type NewBooking = HandlerInput<typeof endpoints.book>['body']

const newest = descending(venueBookings.createdAt, venueBookings.id)
const soonest = ascending(venueBookings.startsAt, venueBookings.id)

const columns = {
  booking: venueBookings,
  room: { id: rooms.id, name: rooms.name, nameEn: rooms.nameEn },
  position: {
    id: positions.id,
    name: positions.name,
    nameEn: positions.nameEn,
    kind: positions.kind,
    managerId: positions.managerId,
  },
  person: { id: users.id, name: users.nickname, avatar: users.avatar, phone: users.phone },
}

const selectBookings = (db: Executor, where: SQL | undefined) =>
  db
    .select(columns)
    .from(venueBookings)
    .innerJoin(rooms, eq(rooms.id, venueBookings.roomId))
    .innerJoin(positions, eq(positions.id, venueBookings.positionId))
    .innerJoin(users, eq(users.id, venueBookings.userId))
    .where(where)
    .$dynamic()

type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number]

const isOfPeople = (step: string): step is BookingStep => (Steps.options as readonly string[]).includes(step)

/** A booking as somebody sees it. */
function toBooking({ booking, room, position, person }: BookingRow, viewer: Person): Booking {
  const roles = rolesIn(viewer, booking.userId, position.managerId)
  return {
    id: booking.id,
    position: {
      ...{ id: position.id, name: position.name, kind: position.kind },
      ...(position.nameEn && { name_en: position.nameEn }),
    },
    room: { id: String(room.id), name: room.name, ...(room.nameEn && { name_en: room.nameEn }) },
    starts_at: booking.startsAt.toISOString(),
    ends_at: booking.endsAt.toISOString(),
    purpose: booking.purpose,
    people: booking.people,
    state: booking.state,
    reason: booking.reason,
    ...(booking.releasedBy !== null && { released: true }),
    created_at: booking.createdAt.toISOString(),
    person: managesPosition(viewer, position.managerId) ? person : null,
    steps: openSteps(lifecycles.venueBooking, booking.state, roles).filter(isOfPeople),
  }
}

async function readBooking({ db, person }: Context, id: string): Promise<Booking> {
  const [row] = await selectBookings(db, eq(venueBookings.id, id))
  if (!row) throw refuse('contentGone')
  return toBooking(row, person)
}

/** The booking that an earlier attempt with the key made. */
async function idByKey(db: Executor, userId: string, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: venueBookings.id })
    .from(venueBookings)
    .where(and(eq(venueBookings.userId, userId), eq(venueBookings.bookKey, key)))
  return row?.id
}

/** Asks for a room. Requests may overlap, because the venue chooses; what is accepted already is refused at once. */
async function book({ db, person }: Context, positionId: string, body: NewBooking): Promise<string> {
  const { room, position } = await requireRoom(db, body.room_id)
  if (position.id !== positionId) throw refuse('contentGone')
  const span: Span = { from: Date.parse(body.starts_at), to: Date.parse(body.ends_at) }
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('no key update')
    const repeated = await idByKey(tx, person.id, body.key)
    if (repeated) return repeated
    await requireBookable(tx, position, span)
    if (body.people > room.seats) throw refuse('full', { detail: 'booking.seats' })
    if ((await takenIn(tx, room.id, span)).length > 0) throw refuse('full', { detail: 'booking.taken' })
    const pending = and(eq(venueBookings.userId, person.id), eq(venueBookings.state, 'pending'))
    if ((await tx.$count(venueBookings, pending)) >= MAX_PENDING) throw refuse('full', { detail: 'booking.many' })
    await consumeRateLimit(tx, [{ key: `booking:${person.id}`, max: BOOKED_PER_DAY, seconds: DAY_SECONDS }])
    const [booking] = await tx
      .insert(venueBookings)
      .values({
        ...{ id: newId(), positionId, roomId: room.id, userId: person.id, purpose: body.purpose, people: body.people },
        ...{ startsAt: new Date(span.from), endsAt: new Date(span.to), bookKey: body.key },
      })
      .returning()
    if (!booking) throw new Error('no booking')
    await tellManager(tx, { booking, position })
    return booking.id
  })
}

const toMoments = ({ from, to }: Span) => ({
  starts_at: new Date(from).toISOString(),
  ends_at: new Date(to).toISOString(),
})

export const bookingHandlers = [
  handle(endpoints.slots, async ({ params, query }, { db }) => {
    const { room, position } = await requireRoom(db, params.id)
    const open = await openOn(db, position, query.date)
    const [first, last] = [open[0], open.at(-1)]
    const taken = first && last ? await takenIn(db, room.id, { from: first.from, to: last.to }) : []
    return { open: open.map(toMoments), taken: taken.map(toMoments) }
  }),
  handle(endpoints.book, async ({ params, body }, context) =>
    readBooking(context, await book(context, params.id, body)),
  ),
  handle(endpoints.mine, async ({ query = {} }, context) => {
    const { db, person } = context
    const { rows, next } = await pageOf(context, query, newest, (after) =>
      selectBookings(
        db,
        and(
          eq(venueBookings.userId, person.id),
          query.position_id ? eq(venueBookings.positionId, query.position_id) : undefined,
          after,
        ),
      ),
    )
    return { list: rows.map((row) => toBooking(row, person)), next }
  }),
  handle(endpoints.requests, async ({ params, query = {} }, context) => {
    const { db, person } = context
    const { managerId } = await requirePosition(db, params.id)
    if (!managesPosition(person, managerId)) throw refuse('contentGone')
    const { rows, next } = await pageOf(context, query, soonest, (after) =>
      selectBookings(
        db,
        and(
          eq(venueBookings.positionId, params.id),
          inArray(venueBookings.state, ['pending', 'accepted']),
          gt(venueBookings.endsAt, sql`now()`),
          after,
        ),
      ),
    )
    return { list: rows.map((row) => toBooking(row, person)), next }
  }),
  handle(endpoints.step, async ({ params, body }, context) => {
    await takeStep(context, params.id, body.step, body.reason ?? '')
    return readBooking(context, params.id)
  }),
]
