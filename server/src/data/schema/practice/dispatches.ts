import type { DispatchState } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { teams } from '../activities'
import { id, moment } from '../columns'
import { users } from '../people'
import { serviceOrders } from './orders'
import { wishes } from './wishes'

/**
 * What the centre asked which team to do: a wish or a service order. Of each at most one question is open. Rows are kept
 * as a record of who asked, who answered, and what.
 */
export const dispatches = pgTable(
  'dispatches',
  {
    id: id().primaryKey(),
    wishId: id().references(() => wishes.id, { onDelete: 'cascade' }),
    orderId: id().references(() => serviceOrders.id, { onDelete: 'cascade' }),
    teamId: id()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    state: text().$type<DispatchState>().notNull().default('asked'),
    /** Who of the centre asked. */
    operator: text().notNull(),
    note: text().notNull().default(''),
    askedAt: moment().notNull().defaultNow(),
    /** The manager who accepted or declined. */
    answeredBy: id().references(() => users.id, { onDelete: 'set null' }),
    /** Who of the centre took the question back. */
    withdrawnBy: text(),
    /** Why a manager declined. */
    reason: text().notNull().default(''),
    answeredAt: moment(),
  },
  (t) => [
    check('dispatches_deed', sql`(${t.wishId} is null) <> (${t.orderId} is null)`),
    uniqueIndex('dispatches_open_wish').on(t.wishId).where(sql`${t.state} = 'asked'`),
    uniqueIndex('dispatches_open_order').on(t.orderId).where(sql`${t.state} = 'asked'`),
    index('dispatches_wish').on(t.wishId, t.askedAt),
    index('dispatches_order').on(t.orderId, t.askedAt),
    index('dispatches_team').on(t.teamId, t.askedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('dispatches_asked').on(t.teamId).where(sql`${t.state} = 'asked'`),
    index('dispatches_answered').on(t.answeredBy),
  ],
)
