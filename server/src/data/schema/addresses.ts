import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'

/** A user's addresses; a deleted one stays for as long as the deletion can be undone. */
export const addresses = pgTable(
  'addresses',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    /** Code of the narrowest region: a district, or a city without districts. */
    region: text().notNull(),
    /** Names of the region, from the widest. */
    district: text().notNull(),
    detail: text().notNull(),
    /** The default. */
    preferred: boolean().notNull().default(false),
    /** Idempotency key, generated once per address by the client. */
    addKey: text(),
    removedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('addresses_user').on(t.userId, t.createdAt),
    uniqueIndex('addresses_preferred').on(t.userId).where(sql`${t.preferred} and ${t.removedAt} is null`),
    uniqueIndex('addresses_add_key').on(t.userId, t.addKey),
    index('addresses_removed').on(t.removedAt).where(sql`${t.removedAt} is not null`),
  ],
)
