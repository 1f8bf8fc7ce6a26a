import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { helpers, positions, rooms, venueBookings } from '../../data/schema/index'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { daysBefore, hoursAfter, momentOf } from '../moments'
import { holidaySpansOf, weekOf } from '../places'

const REGISTERED = '10:00'

export const positionRows = (demo: Demo): (typeof positions.$inferInsert)[] =>
  demo.positions.map(({ id, parent, hours, pictures, manager, rooms: _, ...place }, sort) => ({
    ...place,
    id: String(id),
    parentId: parent === null ? null : String(parent),
    images: pictures.map((name) => demo.media.picture(name).url),
    week: weekOf(hours),
    holidayHours: holidaySpansOf(hours),
    managerId: manager === null ? null : String(manager),
    sort,
  }))

export const roomRows = (demo: Demo): (typeof rooms.$inferInsert)[] =>
  demo.positions.flatMap(({ id, rooms: own }) => own.map((room) => ({ ...room, positionId: String(id) })))

/** Places of practice and their rooms: activities take place there. */
export async function seedPositions(db: Executor, demo: Demo): Promise<void> {
  await insertRows(db, positions, positionRows(demo))
  await insertRows(db, rooms, roomRows(demo))
  // The ids of further rooms follow those of the demo.
  await db.execute(sql`select setval(pg_get_serial_sequence('rooms', 'id'), (select max(id) from ${rooms}))`)
}

/** What people have to do with these places: bookings, and those whom they look after. */
export async function seedPlaceUse(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, venueBookings, bookingRows(demo, at))
  await insertRows(
    db,
    helpers,
    demo.helpers.map(({ id, person, daysAgo, ...helper }) => ({
      ...helper,
      id: String(id),
      userId: String(person),
      createdAt: daysBefore(at, daysAgo, REGISTERED),
    })),
  )
}

export const bookingRows = (demo: Demo, at: Date): (typeof venueBookings.$inferInsert)[] =>
  demo.venueBookings.map(({ id, person, room, starts, lasts, ...booking }) => {
    const place = demo.positions.find(({ rooms: own }) => own.some((one) => one.id === room))
    if (!place) throw new Error(`The demo has no room ${room}.`)
    const startsAt = momentOf(starts, at)
    return {
      ...booking,
      ...{ id: String(id), userId: String(person), roomId: room, positionId: String(place.id) },
      ...{ startsAt, endsAt: hoursAfter(startsAt, lasts), createdAt: daysBefore(at, 2, REGISTERED) },
    }
  })
