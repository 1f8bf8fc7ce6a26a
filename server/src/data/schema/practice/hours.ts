import type { HoursSource, RankedKind } from '@plaza/shared/api'
import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { users } from '../people'

/** Those that teams belong to: a company, an office, a school. */
export const practiceOrganisations = pgTable('practice_organisations', {
  id: id().primaryKey(),
  name: text().notNull(),
  nameEn: text(),
  image: text(),
})

/**
 * Credited hours. Triggers refuse changes (an hour that was wrong is reversed by an entry of its own) and keep
 * `hours_totals`.
 */
export const hoursLedger = pgTable(
  'hours_ledger',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text().$type<HoursSource>().notNull().default('activity'),
    /** What the hours were given for: id of the activity, or the key of an entry by hand. */
    sourceId: id().notNull(),
    title: text().notNull().default(''),
    place: text().notNull().default(''),
    /** Id of the activity; null for another source. */
    activityId: id(),
    teamId: id(),
    organisationId: id(),
    /** Negative in a reversal. */
    hours: doublePrecision().notNull(),
    /** When the service took place: decides the month and year that it counts for. */
    servedAt: moment().notNull().defaultNow(),
    /** Who confirmed it; null: the rules of its source. */
    reviewer: text(),
    /** The entry that this one takes back. */
    reversalOf: bigint({ mode: 'number' }).references((): AnyPgColumn => hoursLedger.id),
    /** Why it was reversed or entered by hand. */
    note: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('hours_ledger_newest').on(t.userId, t.servedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('hours_ledger_served').on(t.servedAt),
    index('hours_ledger_activity').on(t.activityId, t.userId),
    uniqueIndex('hours_ledger_once').on(t.userId, t.source, t.sourceId).where(isNull(t.reversalOf)),
    uniqueIndex('hours_ledger_reversal').on(t.reversalOf).where(isNotNull(t.reversalOf)),
  ],
)

/** Sums of the ledger by month, quarter, year and in all (`2026-11`, `2026-Q4`, `2026`, `all`), kept by triggers. */
export const hoursTotals = pgTable(
  'hours_totals',
  {
    kind: text().$type<RankedKind>().notNull(),
    /** Id of the user, team, organisation or activity. */
    subjectId: id().notNull(),
    period: text().notNull(),
    minutes: integer().notNull(),
    /** Number of entries that were not reversed. */
    services: integer().notNull(),
    /** A person is ranked only as a volunteer. */
    listed: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId, t.period] }),
    index('hours_totals_rank')
      .on(t.kind, t.period, t.minutes.desc().nullsFirst(), t.subjectId.desc().nullsFirst())
      .where(sql`${t.listed} and ${t.minutes} > 0`),
  ],
)
