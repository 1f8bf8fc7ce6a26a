import { type BookingState, lifecycles, openSteps } from '@plaza/shared/api'
import { shiftDate } from '@plaza/shared/format'
import type { CentreBooking, CentreBookings, CentreBookingsQuery } from '@plaza/shared/operations'
import { type SQL, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Executor } from '../../data/database'
import { refuse } from '../../transport/refusal'
import { startOfDate } from '../time'

const PAGE_SIZE = 50

const millis = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::bigint`

interface BookingRow extends Record<string, unknown> {
  id: string
  venue: string
  venue_name: string
  room: string
  seats: number
  starts: string
  ends: string
  purpose: string
  people: number
  state: BookingState
  reason: string | null
  released_by: string | null
  nickname: string
}

async function selectBookings(db: Executor, where: SQL, limit: number): Promise<BookingRow[]> {
  const { rows } = await db.execute<BookingRow>(sql`
    select b.id, p.id as venue, p.name as venue_name, r.name as room, r.seats, ${millis(sql`b.starts_at`)}::text as starts,
      ${millis(sql`b.ends_at`)}::text as ends, b.purpose, b.people, b.state, b.reason, b.released_by, u.nickname
    from venue_bookings b join positions p on p.id = b.position_id join rooms r on r.id = b.room_id
      join users u on u.id = b.user_id
    where ${where} order by b.starts_at, b.id limit ${limit}`)
  return rows
}

function toBooking({ venue, venue_name, starts, ends, released_by, ...row }: BookingRow): CentreBooking {
  const [startsAt, endsAt] = [Number(starts), Number(ends)]
  const isOpen = openSteps(lifecycles.venueBooking, row.state, ['centre']).includes('release')
  return {
    ...{ ...row, venue: { id: venue, name: venue_name }, startsAt, endsAt, releasedBy: released_by },
    releasable: isOpen && endsAt > Date.now(),
  }
}

const within = (day: string): SQL => sql`b.starts_at >= ${startOfDate(day).toISOString()}
  and b.starts_at < ${startOfDate(shiftDate(day, 1)).toISOString()}`

function isAfter(after: string): SQL {
  const [starts, ...id] = after.split('.')
  return sql`(${millis(sql`b.starts_at`)}, b.id) > (${starts}::bigint, ${id.join('.')})`
}

/** What is booked for a day. */
export async function readBookings(
  db: Executor,
  { day, venue, after }: InferOutput<typeof CentreBookingsQuery>,
): Promise<CentreBookings> {
  const conditions = [
    within(day),
    ...(venue ? [sql`b.position_id = ${venue}`] : []),
    ...(after ? [isAfter(after)] : []),
  ]
  const [rows, venues] = await Promise.all([
    selectBookings(db, sql.join(conditions, sql` and `), PAGE_SIZE + 1),
    db.execute<CentreBookings['venues'][number] & Record<string, unknown>>(sql`
      select p.id, p.name, (select count(*)::int from venue_bookings b
        where b.position_id = p.id and b.state in ('pending', 'accepted', 'over') and ${within(day)}) as bookings
      from positions p where exists (select 1 from rooms r where r.position_id = p.id) order by p.sort, p.id`),
  ])
  const list = rows.slice(0, PAGE_SIZE)
  const last = list.at(-1)
  return {
    list: list.map(toBooking),
    next: rows.length > PAGE_SIZE && last ? `${last.starts}.${last.id}` : null,
    venues: venues.rows,
  }
}

export async function readBooking(db: Executor, id: string): Promise<CentreBooking> {
  const [row] = await selectBookings(db, sql`b.id = ${id}`, 1)
  if (!row) throw refuse('contentGone')
  return toBooking(row)
}
