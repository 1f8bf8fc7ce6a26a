import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import type { Demo } from '../demo/read'
import { bookingRows } from './places'

/**
 * Moves bookings of the demo that are past to their next time. What somebody cancelled or decided stays, and nothing
 * moves to where the room is taken.
 */
export async function moveBookings(db: Executor, demo: Demo, now: Date): Promise<void> {
  for (const { id, roomId, state, startsAt, endsAt, createdAt } of bookingRows(demo, now)) {
    const span = sql`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`
    await db.execute(sql`
      update venue_bookings b set starts_at = ${startsAt.toISOString()}, ends_at = ${endsAt.toISOString()},
        created_at = ${createdAt?.toISOString()}, state = ${state}
      where b.id = ${id} and b.ends_at <= ${now.toISOString()} and (b.state = ${state}
        or (${state} = 'accepted' and b.state = 'over')
        or (${state} = 'pending' and b.state = 'refused' and b.reason is null))
      and not exists (select 1 from venue_bookings o where o.id <> b.id and o.room_id = ${roomId}
        and o.state = 'accepted' and tstzrange(o.starts_at, o.ends_at) && ${span})`)
  }
}
