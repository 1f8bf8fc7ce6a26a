import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'

/** Vouchers of a season: total and claimed number. */
export const vouchers = pgTable(
  'vouchers',
  { id: id().primaryKey(), total: integer().notNull(), claimed: integer().notNull().default(0) },
  (t) => [check('vouchers_claimed', sql`${t.claimed} >= 0 and ${t.claimed} <= ${t.total}`)],
)

/** One row per user and voucher. */
export const voucherClaims = pgTable(
  'voucher_claims',
  {
    voucherId: id()
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The code to show where the voucher is used. */
    code: text().notNull(),
    claimedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.voucherId, t.userId] }),
    uniqueIndex('voucher_claims_code').on(t.code),
    index('voucher_claims_user').on(t.userId),
  ],
)
