import type { OperatorRole } from '@plaza/shared/operations'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns'

/** Operators of Plaza; they are not users of the app. */
export const operators = pgTable('operators', {
  name: text().primaryKey(),
  passwordHash: text().notNull(),
  role: text().$type<OperatorRole>().notNull(),
  /** Operator who confirmed one of finance; `setup` for the first ones. Null: may do nothing yet (docs/decisions/0347). */
  confirmedBy: text(),
  createdAt: moment().notNull().defaultNow(),
})

/** Operators who may change a remote besides the releasers; the remote need not be published yet. */
export const remoteOwners = pgTable(
  'remote_owners',
  {
    remote: text().notNull(),
    operator: text()
      .notNull()
      .references(() => operators.name, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.remote, t.operator] }), index('remote_owners_operator').on(t.operator)],
)

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: text().primaryKey(),
    operator: text()
      .notNull()
      .references(() => operators.name, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [index('operator_sessions_expiry').on(t.expiresAt)],
)
