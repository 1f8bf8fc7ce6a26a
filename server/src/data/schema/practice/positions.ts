import type { BookingState, OpenSpan, PositionKind } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  point,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { users } from '../people'

/** Places of practice as a tree: a centre, its stations, and their venues. */
export const positions = pgTable(
  'positions',
  {
    id: id().primaryKey(),
    parentId: id().references((): AnyPgColumn => positions.id),
    name: text().notNull(),
    nameEn: text(),
    kind: text().$type<PositionKind>().notNull(),
    district: text().notNull(),
    address: text().notNull(),
    addressEn: text(),
    phone: text().notNull(),
    images: jsonb().$type<string[]>().notNull().default([]),
    intro: text().notNull().default(''),
    introEn: text(),
    /** Seven days, Monday first. */
    week: jsonb().$type<OpenSpan[][]>().notNull(),
    /** On public holidays; null if these are days as others. */
    holidayHours: jsonb().$type<OpenSpan[]>(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** On the Mercator plane, where the nearest points are the nearest places. */
    at: point({ mode: 'xy' }).generatedAlwaysAs(sql`point(radians(lng), ln(tan(pi() / 4 + radians(lat) / 2)))`),
    /** Who decides on bookings of its rooms. */
    managerId: id().references(() => users.id, { onDelete: 'set null' }),
    sort: integer().notNull().default(0),
  },
  (t) => [
    index('positions_at').using('gist', t.at),
    index('positions_parent').on(t.parentId, t.sort, t.id),
    index('positions_sort').on(t.sort, t.id),
    index('positions_kind').on(t.kind, t.sort, t.id),
    index('positions_manager').on(t.managerId),
  ],
)

/** Rooms that can be booked. Their ids are numbers: a constraint on ranges of them keeps bookings apart. */
export const rooms = pgTable(
  'rooms',
  {
    id: serial().primaryKey(),
    positionId: id()
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameEn: text(),
    seats: integer().notNull(),
    equipment: text().notNull().default(''),
    equipmentEn: text(),
  },
  (t) => [index('rooms_position').on(t.positionId, t.id)],
)

/**
 * Bookings of rooms. The constraint `venue_bookings_apart`, written by hand in its migration, refuses accepted bookings
 * of one room that overlap.
 */
export const venueBookings = pgTable(
  'venue_bookings',
  {
    id: id().primaryKey(),
    positionId: id()
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    roomId: integer()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    purpose: text().notNull(),
    people: integer().notNull(),
    state: text().$type<BookingState>().notNull().default('pending'),
    /** Why it was refused. */
    reason: text(),
    /** Who of the practice centre released the room. */
    releasedBy: text(),
    /** Idempotency key, generated once per booking by the client. */
    bookKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('venue_bookings_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('venue_bookings_own').on(t.userId, t.positionId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('venue_bookings_position')
      .on(t.positionId, t.startsAt, t.id)
      .where(sql`${t.state} in ('pending', 'accepted')`),
    index('venue_bookings_room').on(t.roomId, t.startsAt).where(sql`${t.state} = 'accepted'`),
    index('venue_bookings_starts').on(t.startsAt, t.id),
    index('venue_bookings_asked').on(t.createdAt),
    index('venue_bookings_lapsing').on(t.startsAt).where(sql`${t.state} = 'pending'`),
    index('venue_bookings_ending').on(t.endsAt).where(sql`${t.state} = 'accepted'`),
    uniqueIndex('venue_bookings_key').on(t.userId, t.bookKey),
  ],
)
