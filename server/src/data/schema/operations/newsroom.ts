import type { EntryAction, EntryState, NewsroomKind } from '@plaza/shared/operations'
import { isNotNull } from 'drizzle-orm'
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'

/** Ids of what editors create, above those of the demo. */
export const newsroomIds = pgSequence('newsroom_ids', { startWith: 1_000_001 })

/** What editors write, one row each; the documents are in `newsroom_log`. */
export const newsroomEntries = pgTable(
  'newsroom_entries',
  {
    kind: text().$type<NewsroomKind>().notNull(),
    id: id().notNull(),
    title: text().notNull(),
    state: text().$type<EntryState>().notNull().default('draft'),
    /** Newest version of the document. */
    version: integer().notNull().default(1),
    /** The version that is public. */
    publishedVersion: integer(),
    /** When the newest version becomes public. */
    publishAt: moment(),
    /** Of the call that created it. */
    createdKey: text(),
    /** First publication: the date of what names no other. */
    publishedAt: moment(),
    updatedBy: text().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('newsroom_entries_newest').on(t.kind, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('newsroom_entries_state').on(t.kind, t.state, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('newsroom_entries_created').on(t.createdKey),
    index('newsroom_entries_due').on(t.publishAt).where(isNotNull(t.publishAt)),
  ],
)

/** Who did what to an entry, with the document of each version. A trigger in the migration rejects updates and deletes. */
export const newsroomLog = pgTable(
  'newsroom_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<NewsroomKind>().notNull(),
    entryId: id().notNull(),
    version: integer().notNull(),
    action: text().$type<EntryAction>().notNull(),
    /** Only where the action makes a version. */
    document: jsonb().$type<unknown>(),
    who: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('newsroom_log_version').on(t.kind, t.entryId, t.version).where(isNotNull(t.document)),
    index('newsroom_log_entry').on(t.kind, t.entryId, t.id),
  ],
)
