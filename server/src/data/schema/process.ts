import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Values that all servers of a database must share, if their environment does not set them: `secret`, `registry-key`,
 * `ops-token`.
 */
export const sharedValues = pgTable('shared_values', { name: text().primaryKey(), value: text().notNull() })
