import type { ServerReport } from '@plaza/shared/operations'
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns'

/**
 * Values that all servers of a database must share, if their environment does not set them: `secret`, `registry-key`,
 * `ops-token`.
 */
export const sharedValues = pgTable('shared_values', { name: text().primaryKey(), value: text().notNull() })

/**
 * The last minutes of events for open pages. Only `note_event` inserts: ids are visible in ascending order
 * (docs/decisions/0137).
 */
export const eventLog = pgTable(
  'event_log',
  { id: bigserial({ mode: 'number' }).primaryKey(), topic: text().notNull(), notedAt: moment().notNull().defaultNow() },
  (t) => [index('event_log_noted').on(t.notedAt)],
)

/** The last report of each server process; one that stops in order takes its own away. */
export const serverReports = pgTable('server_reports', {
  id: text().primaryKey(),
  report: jsonb().$type<ServerReport>().notNull(),
  seenAt: moment().notNull().defaultNow(),
})

/** Complete backups, as the backup command reports them. */
export const backupRuns = pgTable('backup_runs', { at: moment().primaryKey() })
