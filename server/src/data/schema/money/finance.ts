import type { TransferState, TransferWay } from '@plaza/shared/api'
import type { DifferenceKind, FinanceAction } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { transfers } from './transfers'

const cents = () => bigint({ mode: 'number' }).notNull()

/** Requests to give paid transfers back by a counter-entry. Another operator approves than the one who asked. */
export const payoutReversals = pgTable(
  'payout_reversals',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transferId: id()
      .notNull()
      .references(() => transfers.id),
    state: text().$type<'asked' | 'approved' | 'refused'>().notNull().default('asked'),
    askedBy: text().notNull(),
    askedAt: moment().notNull().defaultNow(),
    /** Read by the person. */
    why: text().notNull(),
    decidedBy: text(),
    decidedAt: moment(),
  },
  (t) => [
    uniqueIndex('payout_reversals_asked').on(t.transferId).where(sql`${t.state} = 'asked'`),
    check('payout_reversals_two_persons', sql`${t.state} <> 'approved' or ${t.decidedBy} <> ${t.askedBy}`),
    check('payout_reversals_decided', sql`(${t.state} = 'asked') = (${t.decidedBy} is null)`),
  ],
)

/** Lines of the providers' statements as they were read; append-only. A line that changes its amount is another line. */
export const payoutStatementLines = pgTable(
  'payout_statement_lines',
  {
    way: text().$type<TransferWay>().notNull(),
    day: date().notNull(),
    /** Our order number, as the provider has it. */
    orderId: text().notNull(),
    kind: text().$type<'paid' | 'returned'>().notNull(),
    providerId: text().notNull(),
    cents: cents(),
  },
  (t) => [
    primaryKey({ name: 'payout_statement_lines_pkey', columns: [t.way, t.orderId, t.kind, t.providerId, t.cents] }),
    index('payout_statement_lines_day').on(t.way, t.day),
  ],
)

/** Reconciliations of a day and a way; the newest run of each. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    day: date().notNull(),
    way: text().$type<TransferWay>().notNull(),
    /** Of the last run that could read the statement. */
    comparedAt: moment(),
    triedAt: moment().notNull().defaultNow(),
    failed: boolean().notNull(),
    /** The statement has more lines than are compared. */
    tooLarge: boolean().notNull().default(false),
    thereOrders: integer().notNull().default(0),
    thereCents: cents().default(0),
    hereOrders: integer().notNull().default(0),
    hereCents: cents().default(0),
  },
  (t) => [primaryKey({ name: 'reconciliations_pkey', columns: [t.day, t.way] })],
)

/** Differences between statement and books. They are explained or gone, and never deleted. */
export const payoutDifferences = pgTable(
  'payout_differences',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    day: date().notNull(),
    way: text().$type<TransferWay>().notNull(),
    orderId: text().notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    state: text().$type<TransferState>(),
    paidHere: cents(),
    returnedHere: cents(),
    paidThere: cents(),
    returnedThere: cents(),
    foundAt: moment().notNull().defaultNow(),
    goneAt: moment(),
    explainedBy: text(),
    explainedAt: moment(),
    explanation: text(),
  },
  (t) => [
    uniqueIndex('payout_differences_order').on(t.day, t.way, t.orderId, t.kind),
    index('payout_differences_open').on(t.id).where(sql`${t.goneAt} is null and ${t.explainedAt} is null`),
  ],
)

/** What finance did besides the decisions of the queue; append-only. */
export const financeLog = pgTable(
  'finance_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull().defaultNow(),
    who: text().notNull(),
    action: text().$type<FinanceAction>().notNull(),
    transferId: id(),
    day: date(),
    way: text().$type<TransferWay>(),
    why: text().notNull(),
  },
  (t) => [index('finance_log_transfer').on(t.transferId, t.id).where(sql`${t.transferId} is not null`)],
)
