import { pgTable, text } from 'drizzle-orm/pg-core'

/** What all servers of one database must have alike, as far as their environment does not say it: `secret`, `registry-key`, `ops-token`. */
export const sharedValues = pgTable('shared_values', { name: text().primaryKey(), value: text().notNull() })
