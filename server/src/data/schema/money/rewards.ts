import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'

/** Red packets; their money is set aside in the books until they are opened or expire. */
export const redPackets = pgTable(
  'red_packets',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    title: text().notNull(),
    titleEn: text(),
    sender: text().notNull(),
    senderEn: text(),
    cents: bigint({ mode: 'number' }).notNull(),
    state: text().$type<'sealed' | 'opened' | 'expired'>().notNull().default('sealed'),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    openedAt: moment(),
  },
  (t) => [
    index('red_packets_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('red_packets_expiring').on(t.expiresAt).where(sql`${t.state} = 'sealed'`),
    check('red_packets_cents', sql`${t.cents} > 0`),
  ],
)

/** Credits by code of the credit config; append-only, earned once for each reason. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id().notNull(),
    code: integer().notNull(),
    credits: integer().notNull(),
    reason: text().notNull(),
    note: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('credit_entries_reason').on(t.userId, t.reason),
    index('credit_entries_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('credit_entries_code').on(t.userId, t.code, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
