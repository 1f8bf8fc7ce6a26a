import type { Availability, CertificateScope, RealNameWay, VolunteerState } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { users } from '../people'

export const practiceStreets = pgTable(
  'practice_streets',
  {
    id: id().primaryKey(),
    district: text().notNull(),
    name: text().notNull(),
    nameEn: text(),
    sort: integer().notNull(),
  },
  (t) => [index('practice_streets_sort').on(t.sort, t.id)],
)

export const volunteerNumbers = pgSequence('volunteer_numbers')
export const certificateNumbers = pgSequence('certificate_numbers')

/**
 * People as volunteers. Triggers put those that apply into the queue of support, and rank those that are active. The id
 * says nothing about the user, whom a guest does not get to know.
 */
export const volunteers = pgTable(
  'volunteers',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<VolunteerState>().notNull(),
    /** Given at the first acceptance, and kept. */
    number: text(),
    streetId: id().references(() => practiceStreets.id),
    district: text().notNull(),
    skills: jsonb().$type<string[]>().notNull().default([]),
    availability: jsonb().$type<Availability[]>().notNull().default([]),
    /** The team that they would like to join. */
    teamId: id(),
    /** Why the last application was refused. */
    refusal: text(),
    appliedAt: moment().notNull().defaultNow(),
    activeSince: moment(),
    leftAt: moment(),
  },
  (t) => [
    uniqueIndex('volunteers_user').on(t.userId),
    uniqueIndex('volunteers_number').on(t.number),
    index('volunteers_newest')
      .on(t.activeSince.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'active'`),
  ],
)

/** Checks of a real name; the name and the number themselves are in `users`, encrypted. */
export const realNameChecks = pgTable(
  'real_name_checks',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    way: text().$type<RealNameWay>().notNull(),
    passed: boolean().notNull(),
    /** Why it was refused. */
    reason: text(),
    /** Keyed hash of the identity number: one number proves one account. */
    cardHash: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('real_name_checks_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    uniqueIndex('real_name_checks_card').on(t.cardHash).where(sql`${t.passed}`),
  ],
)

/** Certificates of hours as they were issued; never changed. The code that verifies one is a signature of its row. */
export const certificates = pgTable(
  'certificates',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    /** `all`, a year, or one entry of the ledger. */
    scope: text().$type<CertificateScope>().notNull(),
    shows: text().$type<'masked' | 'whole'>().notNull(),
    title: text().notNull(),
    place: text().notNull(),
    fromAt: moment().notNull(),
    untilAt: moment().notNull(),
    hours: doublePrecision().notNull(),
    services: integer().notNull(),
    issuer: text().notNull(),
    /** The newest entry of the ledger that it counts. */
    lastEntry: bigint({ mode: 'number' }).notNull(),
    issuedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('certificates_number').on(t.number),
    uniqueIndex('certificates_once').on(t.userId, t.scope, t.shows, t.lastEntry, t.hours),
    index('certificates_newest').on(t.userId, t.issuedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
