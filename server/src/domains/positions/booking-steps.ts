import { type BookingStep, lifecycles, type StepOf, stateAfter } from '@plaza/shared/api'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../data/database'
import { excludes } from '../../data/failures'
import { positions, venueBookings } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import type { Person } from '../../transport/ports/person'
import { refuse } from '../../transport/refusal'
import { tellOfRelease, tellPerson } from './booking-notices'
import { managesPosition } from './rows'

const { venueBooking } = lifecycles
/** Bookings that a job changes in a statement. */
const BATCH = 500

/** What somebody is to a booking. */
export const rolesIn = (person: Pick<Person, 'id' | 'roles'>, userId: string, managerId: string | null) => [
  ...(person.id === userId ? (['person'] as const) : []),
  ...(managesPosition(person, managerId) ? (['manager'] as const) : []),
]

async function lockBooking(tx: Executor, id: string) {
  const [row] = await tx
    .select({ booking: venueBookings, position: positions })
    .from(venueBookings)
    .innerJoin(positions, eq(positions.id, venueBookings.positionId))
    .where(eq(venueBookings.id, id))
    .for('update', { of: venueBookings })
  if (!row) throw refuse('contentGone')
  return row
}

/** The practice centre frees a room; who booked it reads why. */
export const releaseBooking = (db: Database, id: string, reason: string, who: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockBooking(tx, id)
    const state = stateAfter(venueBooking, row.booking.state, 'release', ['centre'])
    if (state === null || state === 'gone') throw refuse('stateChanged')
    await tx.update(venueBookings).set({ state, reason, releasedBy: who }).where(eq(venueBookings.id, id))
    await tellPerson(tx, row, 'release', reason)
    await tellOfRelease(tx, row, reason)
  })

/** Takes a step; who has nothing to do with the booking learns nothing of it. */
export async function takeStep(
  { db, person }: Pick<Context, 'db' | 'person'>,
  id: string,
  step: BookingStep,
  reason: string,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const row = await lockBooking(tx, id)
      const roles = rolesIn(person, row.booking.userId, row.position.managerId)
      if (roles.length === 0) throw refuse('contentGone')
      const state = stateAfter(venueBooking, row.booking.state, step, roles)
      if (state === null || state === 'gone') throw refuse('stateChanged')
      await tx
        .update(venueBookings)
        .set({ state, ...(step === 'refuse' && { reason: reason || null }) })
        .where(eq(venueBookings.id, id))
      if (step !== 'cancel') await tellPerson(tx, row, step, reason)
    })
  } catch (error) {
    throw excludes(error, 'venue_bookings_apart') ? refuse('full', { detail: 'booking.taken' }) : error
  }
}

/** Takes a step of the clock for all bookings whose time has come; returns their ids. */
async function takeByClock(
  db: Executor,
  step: Extract<StepOf<typeof venueBooking>, 'lapse' | 'end'>,
  moment: typeof venueBookings.startsAt | typeof venueBookings.endsAt,
): Promise<string[]> {
  const { from, to } = venueBooking.steps[step]
  if (to === 'gone') throw new Error(`${step} deletes nothing`)
  const due = db
    .select({ id: venueBookings.id })
    .from(venueBookings)
    .where(and(inArray(venueBookings.state, [...from]), lte(moment, sql`now()`)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const changed = await db
    .update(venueBookings)
    .set({ state: to })
    .where(and(inArray(venueBookings.id, due), inArray(venueBookings.state, [...from])))
    .returning({ id: venueBookings.id })
  return changed.map(({ id }) => id)
}

/** Refuses bookings that nobody answered before they would begin. */
export const lapseBookings = (db: Database): Promise<string[]> => takeByClock(db, 'lapse', venueBookings.startsAt)

/** Ends accepted bookings whose time is over. */
export const endBookings = (db: Database): Promise<string[]> => takeByClock(db, 'end', venueBookings.endsAt)
