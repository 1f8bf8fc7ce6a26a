import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'

const userId = () => id().references(() => users.id, { onDelete: 'cascade' })

/** What a person wants to be told, and what others may find. Without a row all of it. */
export const preferences = pgTable('preferences', {
  userId: userId().primaryKey(),
  /** Kinds of messages that are not sent. */
  mutedKinds: jsonb().$type<string[]>().notNull().default([]),
  /** The search and the list of people to mention find the person. */
  isFindable: boolean().notNull().default(true),
  /** Others see whom the person follows. */
  showsFollows: boolean().notNull().default(true),
  /** What the person reads, watches and hears is added to their history. */
  keepsHistory: boolean().notNull().default(true),
  /** The feed follows what they open, finish, follow and want less of. */
  learnsFeed: boolean().notNull().default(true),
})

/** Copies of what we hold of a person: made by a job, fetched once. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id().primaryKey(),
    userId: userId().notNull(),
    state: text().$type<'waiting' | 'ready' | 'fetched' | 'expired' | 'failed'>().notNull().default('waiting'),
    bytes: integer().notNull().default(0),
    requestedAt: moment().notNull().defaultNow(),
    readyAt: moment(),
    /** From then on the file is deleted. */
    expiresAt: moment(),
  },
  (t) => [
    index('data_exports_user').on(t.userId, t.requestedAt),
    index('data_exports_waiting').on(t.requestedAt).where(sql`${t.state} = 'waiting'`),
  ],
)

/** The file of an export that is ready, encrypted. It is deleted once it was fetched or its time is over. */
export const dataExportFiles = pgTable('data_export_files', {
  exportId: id()
    .primaryKey()
    .references(() => dataExports.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
})

/** Accounts whose owners asked to close them. The row stays after the closing, as its record. */
export const closures = pgTable(
  'closures',
  {
    userId: userId().primaryKey(),
    requestedAt: moment().notNull().defaultNow(),
    dueAt: moment().notNull(),
    /** What the owner gives up with the account: the balance that they saw. More than this stops the closing. */
    givenUpCents: bigint({ mode: 'number' }).notNull().default(0),
    /** When the owner was reminded. */
    remindedAt: moment(),
    closedAt: moment(),
  },
  (t) => [index('closures_due').on(t.dueAt).where(sql`${t.closedAt} is null`)],
)
